import EveryScreenAudit

extension SpecFix {
    /// The fixes of specs about text, color and the screen as a whole.
    static let content: [SpecID: [SpecFix]] = [
        .textContrast: [
            SpecFix(
                .swiftUI,
                fails: """
                    Text("Delivered").foregroundStyle(Color(red: 0.6, green: 0.6, blue: 0.6))  // 2.8:1 on white
                    """,
                passes: """
                    Text("Delivered").foregroundStyle(.primary)
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    label.textColor = UIColor(white: 0.6, alpha: 1)  // 2.8:1 on white
                    """,
                passes: """
                    label.textColor = .label
                    """),
            SpecFix(
                .html,
                fails: """
                    <p style="color: #999; background: #fff">Delivered</p>
                    """,
                passes: """
                    <p style="color: #595959; background: #fff">Delivered</p>  <!-- 7:1 -->
                    """),
        ],
        .nonTextContrast: [
            SpecFix(
                .swiftUI,
                fails: """
                    TextField("Name", text: $name).border(Color(white: 0.9))  // 1.2:1 on white
                    """,
                passes: """
                    TextField("Name", text: $name).border(Color(white: 0.5))  // 3.9:1 on white
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    field.layer.borderColor = UIColor(white: 0.9, alpha: 1).cgColor
                    """,
                passes: """
                    field.layer.borderColor = UIColor(white: 0.5, alpha: 1).cgColor
                    """),
            SpecFix(
                .html,
                fails: """
                    input { border: 1px solid #e6e6e6; }
                    """,
                passes: """
                    input { border: 1px solid #767676; }
                    """),
        ],
        .colorNotAlone: [
            SpecFix(
                .swiftUI,
                fails: """
                    TextField("Card number", text: $number).border(isValid ? .gray : .red)
                    """,
                passes: """
                    TextField("Card number", text: $number).border(isValid ? .gray : .red)
                    if !isValid { Label("The card number has 16 digits.", systemImage: "exclamationmark.triangle") }
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    field.layer.borderColor = UIColor.systemRed.cgColor
                    """,
                passes: """
                    field.layer.borderColor = UIColor.systemRed.cgColor
                    message.text = "The card number has 16 digits."
                    message.isHidden = false
                    """),
            SpecFix(
                .html,
                fails: """
                    p a { color: #0645ad; text-decoration: none; }
                    """,
                passes: """
                    p a { color: #0645ad; text-decoration: underline; }
                    """),
        ],
        .textGrows: [
            SpecFix(
                .swiftUI,
                fails: """
                    Text("Total").font(.system(size: 17))
                    """,
                passes: """
                    Text("Total").font(.body)
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    label.font = .systemFont(ofSize: 17)
                    """,
                passes: """
                    label.font = .preferredFont(forTextStyle: .body)
                    label.adjustsFontForContentSizeCategory = true
                    """),
            SpecFix(
                .html,
                fails: """
                    body { font-size: 17px; }
                    """,
                passes: """
                    html { font: -apple-system-body; }
                    body { font-size: 1rem; }
                    """),
        ],
        .textNotTruncated: [
            SpecFix(
                .swiftUI,
                fails: """
                    Text(product.name).lineLimit(1).frame(width: 120)
                    """,
                passes: """
                    Text(product.name).fixedSize(horizontal: false, vertical: true)
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    label.numberOfLines = 1
                    """,
                passes: """
                    label.numberOfLines = 0  // and no fixed height around it
                    """),
            SpecFix(
                .html,
                fails: """
                    .name { white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
                    """,
                passes: """
                    .name { overflow-wrap: anywhere; }
                    """),
        ],
        .screenHasTitle: [
            SpecFix(
                .swiftUI,
                fails: """
                    NavigationStack { OrderList() }
                    """,
                passes: """
                    NavigationStack { OrderList().navigationTitle("Orders") }
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    navigationItem.titleView = logo
                    """,
                passes: """
                    title = "Orders"
                    """),
            SpecFix(
                .html,
                fails: """
                    <head></head>
                    """,
                passes: """
                    <head><title>Orders – Tea Shop</title></head>
                    """),
        ],
        .statusAnnounced: [
            SpecFix(
                .swiftUI,
                fails: """
                    .onChange(of: count) { message = "\\(count) results" }
                    """,
                passes: """
                    .onChange(of: count) {
                        message = "\\(count) results"
                        AccessibilityNotification.Announcement(message).post()
                    }
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    message.text = "\\(count) results"
                    """,
                passes: """
                    message.text = "\\(count) results"
                    UIAccessibility.post(notification: .announcement, argument: message.text)
                    """),
            SpecFix(
                .html,
                fails: """
                    <p id="message"></p>
                    """,
                passes: """
                    <p id="message" role="status"></p>
                    """),
        ],
        .mediaHasAlternative: [
            SpecFix(
                .swiftUI,
                fails: """
                    VideoPlayer(player: AVPlayer(url: withoutCaptions))
                    """,
                passes: """
                    VideoPlayer(player: AVPlayer(url: withCaptions))  // an HLS stream with a subtitle rendition
                    DisclosureGroup("Transcript") { Text(transcript) }
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    controller.player = AVPlayer(url: withoutCaptions)
                    """,
                passes: """
                    controller.player = AVPlayer(url: withCaptions)  // an HLS stream with a subtitle rendition
                    transcriptView.text = transcript
                    """),
            SpecFix(
                .html,
                fails: """
                    <video src="tour.mp4" controls></video>
                    """,
                passes: """
                    <video src="tour.mp4" controls>
                      <track kind="captions" src="tour.vtt" srclang="en" label="English" default>
                    </video>
                    <a href="tour.html">Transcript</a>
                    """),
        ],
    ]
}
