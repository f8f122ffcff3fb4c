import EveryScreenAudit

extension SpecFix {
    /// The fixes of specs about targets, named actions and movement.
    static let touch: [SpecID: [SpecFix]] = [
        .targetKeptWhenScaling: [
            SpecFix(
                .swiftUI,
                fails: """
                    HStack {
                        Text(product.name).fixedSize()  // pushes the button together
                        Button("Edit", action: edit)
                    }
                    """,
                passes: """
                    HStack {
                        Text(product.name)
                        Button("Edit", action: edit).frame(minWidth: 44, minHeight: 44).layoutPriority(1)
                    }
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    nameLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
                    editButton.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
                    """,
                passes: """
                    nameLabel.numberOfLines = 0
                    nameLabel.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
                    editButton.setContentCompressionResistancePriority(.required, for: .horizontal)
                    """),
            SpecFix(
                .html,
                fails: """
                    .name { flex-shrink: 0; }
                    .edit { min-width: 0; }
                    """,
                passes: """
                    .name { flex-shrink: 1; }
                    .edit { min-width: 44px; }
                    """),
        ],
        .targetsDoNotOverlap: [
            SpecFix(
                .swiftUI,
                fails: """
                    HStack(spacing: -10) { ShareButton(); SaveButton() }
                    """,
                passes: """
                    HStack(spacing: 8) { ShareButton(); SaveButton() }
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    buttons.spacing = -10
                    """,
                passes: """
                    buttons.spacing = 8
                    """),
            SpecFix(
                .html,
                fails: """
                    .save { margin-inline-start: -10px; }
                    """,
                passes: """
                    .save { margin-inline-start: 8px; }
                    """),
        ],
        .activationPointHits: [
            SpecFix(
                .swiftUI,
                fails: """
                    OrderRow(order).accessibilityActivationPoint(UnitPoint(x: 0.5, y: 2))  // below the row
                    """,
                passes: """
                    OrderRow(order).accessibilityActivationPoint(UnitPoint(x: 0.9, y: 0.5))
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    row.accessibilityActivationPoint = CGPoint(x: row.bounds.midX, y: row.bounds.midY)
                    """,
                passes: """
                    let frame = UIAccessibility.convertToScreenCoordinates(row.bounds, in: row)
                    row.accessibilityActivationPoint = CGPoint(x: frame.midX, y: frame.midY)
                    """),
            SpecFix(
                .html,
                fails: """
                    <button style="width: 200px">Order</button>
                    <a href="/help" style="position: absolute; left: 60px; top: 0; width: 100px; height: 60px">Help</a>
                    """,
                passes: """
                    <button style="width: 200px">Order</button>
                    <a href="/help" style="position: absolute; left: 240px; top: 0; width: 100px; height: 60px">Help</a>
                    """),
        ],
        .customActionsDistinct: [
            SpecFix(
                .swiftUI,
                fails: """
                    OrderRow(order)
                        .accessibilityAction(named: "Delete") { delete(order) }
                        .accessibilityAction(named: "Duplicate") { duplicate(order) }
                    """,
                passes: """
                    OrderRow(order)
                        .accessibilityAction(named: "Delete") { delete(order) }
                        .accessibilityAction(named: "Copy") { duplicate(order) }
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    cell.accessibilityCustomActions = [
                        UIAccessibilityCustomAction(name: "Delete") { _ in self.delete(order); return true },
                        UIAccessibilityCustomAction(name: "Duplicate") { _ in self.duplicate(order); return true },
                    ]
                    """,
                passes: """
                    cell.accessibilityCustomActions = [
                        UIAccessibilityCustomAction(name: "Delete", image: UIImage(systemName: "trash")) { _ in
                            self.delete(order)
                            return true
                        },
                        UIAccessibilityCustomAction(name: "Duplicate", image: UIImage(systemName: "doc.on.doc")) { _ in
                            self.duplicate(order)
                            return true
                        },
                    ]
                    """),
        ],
        .dragPointsNamed: [
            SpecFix(
                .swiftUI,
                fails: """
                    SongRow(song)
                        .accessibilityDropPoint(.top, description: "Drop here")
                        .accessibilityDropPoint(.bottom, description: "Drop here")
                    """,
                passes: """
                    SongRow(song)
                        .accessibilityDropPoint(.top, description: "Drop before \\(song.title)")
                        .accessibilityDropPoint(.bottom, description: "Drop after \\(song.title)")
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    row.accessibilityDropPointDescriptors = [
                        UIAccessibilityLocationDescriptor(name: "Drop here", point: top, in: row),
                        UIAccessibilityLocationDescriptor(name: "Drop here", point: bottom, in: row),
                    ]
                    """,
                passes: """
                    row.accessibilityDropPointDescriptors = [
                        UIAccessibilityLocationDescriptor(name: "Drop before \\(song.title)", point: top, in: row),
                        UIAccessibilityLocationDescriptor(name: "Drop after \\(song.title)", point: bottom, in: row),
                    ]
                    """),
        ],
        .movingContentHasControl: [
            SpecFix(
                .swiftUI,
                fails: """
                    Banner(offers).onAppear { isMoving = true }
                    """,
                passes: """
                    Banner(offers).onAppear { isMoving = true }
                    Button(isMoving ? "Pause" : "Play") { isMoving.toggle() }
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    player.play()  // as the view appears
                    view.layer.addSublayer(AVPlayerLayer(player: player))
                    """,
                passes: """
                    let controller = AVPlayerViewController()  // with the controls of the system
                    controller.player = player
                    addChild(controller)
                    view.addSubview(controller.view)
                    controller.didMove(toParent: self)
                    """),
            SpecFix(
                .html,
                fails: """
                    <video src="offer.mp4" autoplay loop></video>
                    """,
                passes: """
                    <video src="offer.mp4" controls></video>
                    """),
        ],
        .flashesBelowThreshold: [
            SpecFix(
                .swiftUI,
                fails: """
                    Badge().opacity(isLit ? 1 : 0)
                        .animation(.linear(duration: 0.1).repeatForever(), value: isLit)  // 5 flashes a second
                    """,
                passes: """
                    Badge().opacity(isLit ? 1 : 0)
                        .animation(.linear(duration: 1).repeatForever(), value: isLit)  // one in 2 seconds
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    UIView.animate(withDuration: 0.1, delay: 0, options: [.repeat, .autoreverse]) {
                        self.badge.alpha = 0
                    }
                    """,
                passes: """
                    UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse]) {
                        self.badge.alpha = 0
                    }
                    """),
            SpecFix(
                .html,
                fails: """
                    .badge { animation: blink 0.2s infinite; }
                    """,
                passes: """
                    .badge { animation: blink 2s infinite; }
                    """),
        ],
    ]
}
