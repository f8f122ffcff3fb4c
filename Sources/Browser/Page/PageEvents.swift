import Foundation

/// What a browser tells of a page while it is open.
struct PageEvents {
    /// The dialogs that scripts opened, with kind and message; all were accepted.
    var dialogs: [(type: String, message: String)] = []
    var popupCount = 0
    var downloadCount = 0
    /// Whether the process of the page ended.
    private(set) var hasCrashed = false
    /// Whether the page said that all of it is loaded, in time.
    var isLoaded = true
    /// Whether the page came to rest in time.
    var isSettled = true
    private(set) var isLoadFired = false
    /// The status of the answer with the document; 0 where there was none.
    private(set) var status = 0
    /// How often the outermost document was exchanged for another since the page was asked for.
    private(set) var navigationCount = 0
    /// The hosts that were asked for and not contacted.
    private(set) var blockedHosts: Set<String> = []
    private var loading: [String: String] = [:]

    /// What plays or stays connected is loaded without an end.
    private static let endless: Set<String> = ["Media", "WebSocket", "EventSource", "Ping", "Preflight", "CSPViolationReport"]

    /// Whether nothing is being loaded.
    var isQuiet: Bool { loading.isEmpty }

    /// Forgets what belongs to the earlier document.
    mutating func begin() {
        (isLoadFired, isLoaded, isSettled, status, navigationCount) = (false, true, true, 0, 0)
        loading = [:]
    }

    /// Takes in a message.
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
