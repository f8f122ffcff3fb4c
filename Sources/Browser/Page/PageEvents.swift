import Foundation

/// The events that a browser reports while a page is open.
struct PageEvents {
    /// The dialogs that scripts opened, with kind and message; all were accepted.
    var dialogs: [(type: String, message: String)] = []
    var popupCount = 0
    var downloadCount = 0
    /// Whether the process of the page ended.
    private(set) var hasCrashed = false
    /// Whether the page was loaded in time.
    var isLoaded = true
    /// Whether the page was idle in time.
    var isSettled = true
    private(set) var isLoadFired = false
    /// The HTTP status of the document; 0 if there was none.
    private(set) var status = 0
    /// The number of times the outermost document was replaced since the page was
    /// requested.
    private(set) var navigationCount = 0
    /// The hosts that were requested and not contacted.
    private(set) var blockedHosts: Set<String> = []
    private var loading: [String: String] = [:]

    /// The types of loads that never finish, since they play or stay connected.
    private static let endless: Set<String> = ["Media", "WebSocket", "EventSource", "Ping", "Preflight", "CSPViolationReport"]

    /// Whether nothing is being loaded.
    var isQuiet: Bool { loading.isEmpty }

    /// Forgets what belongs to the earlier document.
    mutating func begin() {
        (isLoadFired, isLoaded, isSettled, status, navigationCount) = (false, true, true, 0, 0)
        loading = [:]
    }

    /// Records a message.
    mutating func note(_ method: String, _ parameters: DevToolsValue, mainFrame: String) {
        let request = parameters["requestId"]?.string ?? ""
        switch method {
        case "Page.loadEventFired": isLoadFired = true
        case "Inspector.targetCrashed": hasCrashed = true
        case "Page.frameNavigated" where parameters["frame"]?["parentId"] == nil: navigationCount += 1
        case "Network.requestWillBeSent":
            guard !Self.endless.contains(parameters["type"]?.string ?? "") else { return }
            loading[request] = parameters["request"]?["url"]?.string ?? ""
        case "Network.responseReceived" where parameters["type"]?.string == "Document":
            if parameters["frameId"]?.string == mainFrame || status == 0 { status = parameters["response"]?["status"]?.integer ?? 0 }
        case "Network.loadingFinished": loading[request] = nil
        case "Network.loadingFailed":
            let address = loading.removeValue(forKey: request)
            if parameters["errorText"]?.string == "net::ERR_NAME_NOT_RESOLVED", let host = address.flatMap({ URL(string: $0)?.host }) {
                blockedHosts.insert(host)
            }
        default: break
        }
    }
}
