import EveryScreenLayout
import EveryScreenModel

/// Fixes of grouping, and of small facts of texts and fields.
extension FixSubject {
    /// For `columns-read-in-pairs`: each column of the row is one element.
    var partedPairs: [BlueprintEdit] {
        guard members.count > 1, let pair = commonAncestor(of: Array(members.suffix(2))) ?? outward.dropFirst().first else { return [] }
        return outward(from: pair).compactMap { number in
            let columns = children(of: number)
            guard columns.count > 1, columns.allSatisfy({ inside($0).count > 2 }) else { return nil }
            return BlueprintEdit(columns.map { column in setting(column) { $0.children = .combine } })
        }
    }

    /// For `swipe-cost-bounded`: each row of the list is one element.
    var costlyRows: [BlueprintEdit] {
        let rows = children(of: part)
        return rows.isEmpty ? [] : [BlueprintEdit(rows.map { row in setting(row) { $0.children = .combine } })]
    }

    /// For `weight-legible`: the weight is regular, wherever it is set.
    var lightText: [BlueprintEdit] {
        let steps = outward.compactMap { number -> BlueprintEdit.Step? in
            guard case .textStyles(let old)? = wrapper(number) else { return nil }
            var new = old
            if old.weight == .light { new.weight = .regular }
            if old.font?.weight == .light { new.font = old.font?.weight(.regular) }
            return new == old ? nil : step(number, .rewrap(.textStyles(old), as: .textStyles(new)))
        }
        return steps.isEmpty ? [] : [BlueprintEdit(steps)]
    }

    /// For `headings-exposed`.
    var plainHeading: [BlueprintEdit] { [setting { $0.isHeading = true }] }

    /// For `label-parts-separated`: a comma between the two texts.
    var joinedLabel: [BlueprintEdit] {
        guard case .text(let joined) = finding.measured, case .text(let parted) = finding.required, let label = modifiers(part).label
        else { return [] }
        return [setting { $0.label = label.replacing(joined, with: parted, maxReplacements: 1) }]
    }

    /// For `transparency-reduced`.
    var translucentArea: [BlueprintEdit] { removing(\.opacity, ofAny: outward) }

    /// For `pictures-keep-colors`.
    var exemptColors: [BlueprintEdit] {
        finding.kind.rawValue == "inverted" ? [setting { $0.ignoresInvertColors = true }] : removing(\.ignoresInvertColors, ofAny: [part])
    }

    /// For `passages-plain`: upright, where the part or one around it says
    /// otherwise.
    var slantedText: [BlueprintEdit] {
        guard finding.kind.rawValue == "italic" else { return [] }
        let steps = outward.compactMap { number -> BlueprintEdit.Step? in
            guard let wrapper = wrapper(number), case .textStyles(var styles) = wrapper, styles.isItalic == true else { return nil }
            styles.isItalic = nil
            return styles == Blueprint.TextStyles()
                ? step(number, .unwrap(wrapper)) : step(number, .rewrap(wrapper, as: .textStyles(styles)))
        }
        return steps.isEmpty ? [] : [BlueprintEdit(steps)]
    }

    /// For `character-shortcuts-avoidable` and `shortcuts-leave-system-keys`.
    var unfitShortcuts: [BlueprintEdit] { removing(\.keyboardShortcuts, ofAny: [part]) }

    /// For `sound-stated`.
    var unstatedSound: [BlueprintEdit] { [setting { $0.addedTraits = .startsMediaSession }] }

    /// For `field-purpose-valid`.
    var unknownPurpose: [BlueprintEdit] {
        guard case .text(let asked) = finding.required else { return removing(\.textContentType, ofAny: [part]) }
        return [setting { $0.textContentType = asked }]
    }

    /// The parts directly in one.
    private func children(of number: Int) -> [Int] { inside(number).filter { parents[$0] == number } }
}
