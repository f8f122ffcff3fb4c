import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel

/// Fixes of modals.
extension FixSubject {
    /// The innermost modal around the element, or the one that it is.
    private var modal: Int? {
        outward.first { if case .layered(.modal, _, _) = parts[$0].content { true } else { false } }
    }

    /// The English titles of controls that close a modal.
    private static let closingTitles: Set<String> = ["back", "cancel", "close", "dismiss", "done", "no", "not now", "ok"]

    /// For `modal-can-be-escaped` and the modals of `no-keyboard-trap`.
    var closingModal: [BlueprintEdit] {
        guard let modal else { return [] }
        let content = inside(modal + 1 + parts[modal].children[0].partCount)
        let closing = BlueprintEdit([step(modal, .fact(.closesOnEscape))])
        let exits = content.filter { modifiers($0).dismissesModal == true || control($0)?.role == .cancel }
        let opened =
            removing(\.isHidden, ofAny: exits.flatMap(outward)) { $0 } + removing(\.isKeyboardFocusable, ofAny: exits) { !$0 }
            + removing(\.isEnabled, ofAny: exits.flatMap(outward)) { !$0 }
        let titled = content.filter { title($0).map { Self.closingTitles.contains($0.lowercased()) } == true && control($0) != nil }
        let dismissing = titled.first.map { number in BlueprintEdit([setting(number) { $0.dismissesModal = true }]) }
        let added = step(end(of: content.lowerBound), .append(.button("Close").framedAsTarget.dismissesModal()))
        let button = [dismissing, BlueprintEdit([added]), BlueprintEdit([added] + closing.steps)].compactMap(\.self)
        let shown = exits.first.map(scrolled) ?? []
        return finding.kind.rawValue == "noControl" ? opened + shown + button : opened + [closing] + shown + button
    }

    /// The part to which a control is added: the first container in some content,
    /// inside its wrappers, else the content.
    private func end(of content: Int) -> Int {
        var number = content
        while case .wrapper = parts[number].content { number += 1 }
        if case .container = parts[number].content { return number }
        return content
    }

    /// For `modal-isolates`.
    var leakingModal: [BlueprintEdit] { modal.map { [BlueprintEdit([step($0, .presentOutermost)])] } ?? [] }
}
