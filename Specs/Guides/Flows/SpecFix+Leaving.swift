import EveryScreenAudit

extension SpecFix {
    /// The fixes of specs about ways out, gestures for the whole screen, and time.
    static let leaving: [SpecID: [SpecFix]] = [
        .everyScreenCanBeLeft: [
            SpecFix(
                .swiftUI,
                fails: """
                    Photo().navigationBarBackButtonHidden()
                        .gesture(DragGesture().onEnded { _ in dismiss() })
                    """,
                passes: """
                    Photo().navigationBarBackButtonHidden()
                        .gesture(DragGesture().onEnded { _ in dismiss() })
                        .toolbar { Button("Close") { dismiss() } }
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    navigationItem.hidesBackButton = true
                    view.addGestureRecognizer(UISwipeGestureRecognizer(target: self, action: #selector(close)))
                    """,
                passes: """
                    navigationItem.hidesBackButton = false
                    view.addGestureRecognizer(UISwipeGestureRecognizer(target: self, action: #selector(close)))
                    """),
            SpecFix(
                .html,
                fails: """
                    photo.addEventListener("touchend", () => history.back());
                    """,
                passes: """
                    <a href="/photos">Back to the photos</a>
                    """),
        ],
        .escapeGoesBack: [
            SpecFix(
                .swiftUI,
                fails: """
                    Order().navigationBarBackButtonHidden()
                        .toolbar { Button("Back") { dismiss() } }
                    """,
                passes: """
                    Order().navigationBarBackButtonHidden()
                        .toolbar { Button("Back") { dismiss() } }
                        .accessibilityAction(.escape) { dismiss() }
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    override func accessibilityPerformEscape() -> Bool { false }  // with a custom back button
                    """,
                passes: """
                    override func accessibilityPerformEscape() -> Bool {
                        goBack()
                        return true
                    }
                    """),
        ],
        .magicTapHasControl: [
            SpecFix(
                .swiftUI,
                fails: """
                    Player(song).accessibilityAction(.magicTap) { deleteSong() }
                    """,
                passes: """
                    Player(song).accessibilityAction(.magicTap) { isPlaying.toggle() }
                    Button(isPlaying ? "Pause" : "Play") { isPlaying.toggle() }
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    override func accessibilityPerformMagicTap() -> Bool {
                        deleteSong()
                        return true
                    }
                    """,
                passes: """
                    override func accessibilityPerformMagicTap() -> Bool {
                        togglePlayback()  // as the button "Play" does
                        return true
                    }
                    """),
        ],
        .adjustingInverts: [
            SpecFix(
                .swiftUI,
                fails: """
                    Stars(rating).accessibilityAdjustableAction { direction in
                        rating += direction == .increment ? -1 : 1
                    }
                    """,
                passes: """
                    Stars(rating).accessibilityAdjustableAction { direction in
                        switch direction {
                        case .increment: rating = min(rating + 1, 5)
                        case .decrement: rating = max(rating - 1, 0)
                        @unknown default: break
                        }
                    }
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    override func accessibilityIncrement() { rating = min(rating + 1, 5) }
                    override func accessibilityDecrement() { rating = 5 }
                    """,
                passes: """
                    override func accessibilityIncrement() { rating = min(rating + 1, 5) }
                    override func accessibilityDecrement() { rating = max(rating - 1, 0) }
                    """),
            SpecFix(
                .html,
                fails: """
                    stars.addEventListener("keydown", event => {
                        if (event.key === "ArrowUp") setRating(rating - 1);
                        if (event.key === "ArrowDown") setRating(rating + 1);
                    });
                    """,
                passes: """
                    stars.addEventListener("keydown", event => {
                        if (event.key === "ArrowUp") setRating(Math.min(rating + 1, 5));
                        if (event.key === "ArrowDown") setRating(Math.max(rating - 1, 0));
                    });
                    """),
        ],
        .destructiveConfirmed: [
            SpecFix(
                .swiftUI,
                fails: """
                    Button("Delete", role: .destructive) { store.delete(order) }
                    """,
                passes: """
                    Button("Delete", role: .destructive) { isAsking = true }
                        .confirmationDialog("Delete the order?", isPresented: $isAsking, titleVisibility: .visible) {
                            Button("Delete", role: .destructive) { store.delete(order) }
                        }
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    deleteButton.addAction(UIAction { _ in self.store.delete(self.order) }, for: .primaryActionTriggered)
                    """,
                passes: """
                    deleteButton.addAction(
                        UIAction { _ in
                            let alert = UIAlertController(title: "Delete the order?", message: nil, preferredStyle: .alert)
                            alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in self.store.delete(self.order) })
                            alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
                            self.present(alert, animated: true)
                        }, for: .primaryActionTriggered)
                    """),
            SpecFix(
                .html,
                fails: """
                    deleteButton.addEventListener("click", deleteOrder);
                    """,
                passes: """
                    deleteButton.addEventListener("click", () => question.showModal());  // "Delete the order?"
                    confirmButton.addEventListener("click", deleteOrder);
                    """),
        ],
        .noTimeLimit: [
            SpecFix(
                .swiftUI,
                fails: """
                    Toast("Order deleted", undo: undo)
                        .task {
                            try? await Task.sleep(for: .seconds(5))
                            isToastShown = false
                        }
                    """,
                passes: """
                    Toast("Order deleted", undo: undo, close: { isToastShown = false })
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { _ in
                        self.toast.removeFromSuperview()
                    }
                    """,
                passes: """
                    closeButton.addAction(
                        UIAction { _ in self.toast.removeFromSuperview() }, for: .primaryActionTriggered)
                    """),
            SpecFix(
                .html,
                fails: """
                    setTimeout(() => toast.remove(), 5000);
                    """,
                passes: """
                    closeButton.addEventListener("click", () => toast.remove());
                    """),
        ],
        .timeLimitExtendable: [
            SpecFix(
                .swiftUI,
                fails: """
                    CheckoutForm().task {
                        try? await Task.sleep(for: .seconds(600))
                        isSignedIn = false
                    }
                    """,
                passes: """
                    CheckoutForm()
                        .task(id: extensions) {
                            do { try await Task.sleep(for: .seconds(480)) } catch { return }
                            isWarningShown = true  // signs out 120 s later
                        }
                        .alert("You will be signed out in 2 minutes.", isPresented: $isWarningShown) {
                            Button("Stay signed in") { extensions += 1 }
                        }
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    Timer.scheduledTimer(withTimeInterval: 600, repeats: false) { _ in self.signOut() }
                    """,
                passes: """
                    Timer.scheduledTimer(withTimeInterval: 480, repeats: false) { _ in
                        let alert = UIAlertController(
                            title: "You will be signed out in 2 minutes.", message: nil, preferredStyle: .alert)
                        alert.addAction(UIAlertAction(title: "Stay signed in", style: .default) { _ in self.restartTimer() })
                        self.present(alert, animated: true)
                    }
                    """),
            SpecFix(
                .html,
                fails: """
                    setTimeout(signOut, 600000);
                    """,
                passes: """
                    setTimeout(() => warning.showModal(), 480000);  // "You will be signed out in 2 minutes."
                    stayButton.addEventListener("click", restartTimer);
                    """),
        ],
    ]
}
