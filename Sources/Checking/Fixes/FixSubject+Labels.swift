import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenNavigation
import EveryScreenSpecs

/// Fixes of labels, values and hints.
extension FixSubject {
    /// For `field-label-persistent`: the name of a field above it, or above its
    /// wrapper.
    var vanishingLabel: [BlueprintEdit] {
        guard let name = finding.element.label, !name.isEmpty else { return [] }
        var outermost = part
        while outermost > 0, wrapper(outermost - 1).map({ !$0.isElement }) == true { outermost -= 1 }
        return [BlueprintEdit([step(outermost, .label(name))])]
    }

    /// Replaces the label of a part: in the place where it is written, unless that
    /// is drawn as well.
    func relabeling(_ number: Int, _ label: String) -> BlueprintEdit.Step {
        if modifiers(number).label == nil, let control = control(number), [.slider, .progress].contains(control.kind) {
            return step(number, .fact(.string(label, kind: control.kind.rawValue)))
        }
        return setting(number) { $0.label = label }
    }

    /// Changes the name of a part, also where it is drawn.
    func renaming(_ number: Int, _ name: String) -> BlueprintEdit.Step {
        if modifiers(number).label == nil, title(number) != nil {
            return step(number, .fact(.string(name, kind: parts[number].content.kindName)))
        }
        return setting(number) { $0.label = name }
    }

    /// The placeholder for a label without information.
    var labelPlaceholder: String {
        switch finding.element.role {
        case .image: placeholder("What the image shows")
        case let role where role.isTextInput: placeholder("What to enter")
        case .picker: placeholder("What to choose")
        case .progressIndicator: placeholder("The task in progress")
        default: placeholder("What the \(roleName) does")
        }
    }

    /// The edit that removes a blank label that hides the name of the content.
    private var removingBlankLabel: [BlueprintEdit] {
        guard title(part)?.isSilent == false else { return [] }
        return removing(\.label, ofAny: [part]) { $0.isSilent }
    }

    /// For `element-has-label` and `image-described-or-hidden`.
    var missingLabel: [BlueprintEdit] {
        var edits = removingBlankLabel
        if let control = control(part), control.kind != .imageButton, control.title.isSilent, modifiers(part).label == nil {
            edits.append(BlueprintEdit([renaming(part, labelPlaceholder)]))
        }
        edits.append(setting { $0.label = labelPlaceholder })
        if case .image = parts[part].content { edits.append(makingDecorative(part)) }
        return edits
    }

    /// The edit that makes an image one that carries no information.
    private func makingDecorative(_ number: Int) -> BlueprintEdit {
        let isDecorative = step(number, .fact(.isDecorative(true)))
        return BlueprintEdit([isDecorative] + [removing(\.label, of: number)].compactMap(\.self))
    }

    /// For `large-image-described` and `no-silent-region`.
    var silentImage: [BlueprintEdit] {
        var steps = outward.compactMap { removing(\.isHidden, of: $0) { $0 } }
        if case .image(let picture) = parts[part].content, picture.isDecorative { steps.append(step(part, .fact(.isDecorative(false)))) }
        if modifiers(part).label?.isSilent != false { steps.append(setting(part) { $0.label = labelPlaceholder }) }
        return [BlueprintEdit(steps)]
    }

    /// For `label-not-repeated`: the picture repeats its neighbor.
    var repeatedLabel: [BlueprintEdit] {
        if finding.kind.rawValue == "merged" { return [makingDecorative(part)] }
        guard finding.kind.rawValue == "caption" else { return [] }
        // The neighbor may be left out for the same reason; then both are silent.
        if related.contains(where: isPicture) { return countedPictures + [BlueprintEdit([relabeling(part, labelPlaceholder)])] }
        return [makingDecorative(part), setting { $0.isHidden = true }]
    }

    /// The edit that makes one element of a row of pictures, such as the stars of a
    /// rating, and says how many there are of each.
    private var countedPictures: [BlueprintEdit] {
        guard let row = commonAncestor(of: members), row != part else { return [] }
        let leaves = inside(row).filter { number in
            if case .spacer = parts[number].content { false } else { parts[number].children.isEmpty }
        }
        guard leaves.allSatisfy(isPicture) else { return [] }
        let names = screen.elements.filter { element in
            element.isAccessibilityElement == true && parts[0].number(ofPath: element.source).map(leaves.contains) == true
        }.compactMap(\.label)
        let counts = names.uniqued().map { name in "\(name): \(names.count { $0 == name })" }
        let label = counts.joined(separator: ", ")
        return [
            BlueprintEdit([
                setting(row) {
                    $0.children = .ignore
                    $0.label = label
                }
            ])
        ]
    }

    private func isPicture(_ number: Int) -> Bool { if case .image = parts[number].content { true } else { false } }

    /// For `label-omits-role`, `label-omits-state`: the label without the words
    /// that are announced anyway.
    var repeatingLabel: [BlueprintEdit] {
        guard case .text(let phrase) = finding.measured, let name = name(part) ?? finding.element.label else { return [] }
        let isAtEnd = name.joinedWords.hasSuffix(phrase)
        let count = phrase.words.count
        // Image of a barn: a barn.
        let hasLink = !isAtEnd && name.words.dropFirst(count).first == "of"
        let rest = name.without(count + (hasLink ? 1 : 0), wordsAtEnd: isAtEnd)
        let shorter = rest.isSilent ? [] : [BlueprintEdit([relabeling(part, rest)])]
        return shorter + [BlueprintEdit([relabeling(part, labelPlaceholder)])]
    }

    /// For `label-human-readable`.
    var artificialLabel: [BlueprintEdit] {
        let own = title(part)?.isSilent == false ? removing(\.label, ofAny: [part]) : []
        return [BlueprintEdit([relabeling(part, labelPlaceholder)])] + own
    }

    /// For `label-concise`.
    var longLabel: [BlueprintEdit] {
        [BlueprintEdit([relabeling(part, placeholder("Name of at most \(thresholds.labelLength) characters"))])]
    }

    /// For `label-style`.
    var unstyledLabel: [BlueprintEdit] {
        guard let name = name(part) else { return [] }
        // A name for programs is no name for people, even with a capital letter.
        if !name.contains(" "), name.contains(where: { "_.".contains($0) }) { return [BlueprintEdit([relabeling(part, labelPlaceholder)])] }
        let styled = finding.kind.rawValue == "small" ? name.prefix(1).uppercased() + name.dropFirst() : String(name.dropLast())
        return [BlueprintEdit([renaming(part, styled)])]
    }

    /// For `label-unique` and `voice-names-unambiguous`: each name with the text
    /// beside its control.
    var sharedNames: [BlueprintEdit] {
        let names = members.map { self.name($0) ?? finding.element.label ?? "" }
        let nearby = members.map(textBeside)
        let isTold = Set(nearby.compactMap(\.self)).count == members.count
        let labels = members.indices.map { index in
            isTold ? "\(names[index]) \(nearby[index] ?? "")" : "\(names[index]): what it acts on (\(index + 1))"
        }
        let labeled = BlueprintEdit(zip(members, labels).map { relabeling($0, $1) })
        return withoutSharedInputLabel + [labeled]
            + [BlueprintEdit(zip(members, labels).map { number, label in setting(number) { $0.inputLabels = [label] } })]
    }

    /// The edits that remove a Voice Control name that several controls share from
    /// one of them that has another name.
    private var withoutSharedInputLabel: [BlueprintEdit] {
        guard case .text(let shared) = finding.measured else { return [] }
        return members.reversed().compactMap { number in
            let labels = modifiers(number).inputLabels ?? []
            let others = labels.filter { $0.joinedWords != shared }
            guard others.count < labels.count, !others.isEmpty || name(number)?.joinedWords != shared else { return nil }
            let step = others.isEmpty ? removing(\.inputLabels, of: number) : setting(number) { $0.inputLabels = others }
            return step.map { BlueprintEdit([$0]) }
        }.prefix(2).map(\.self)
    }

    /// The first text in the smallest part around one that holds a text and none of
    /// the other members.
    private func textBeside(_ number: Int) -> String? {
        for outer in outward(from: number).dropFirst() {
            if members.contains(where: { $0 != number && inside(outer).contains($0) }) { return nil }
            for inner in inside(outer) where !inside(number).contains(inner) {
                if case .text(let text) = parts[inner].content, !text.string.isSilent { return text.string }
            }
        }
        return nil
    }

    /// For `label-contains-visible-text`.
    var otherName: [BlueprintEdit] {
        let drawn = inside(part).compactMap { title($0) }.filter { !$0.isSilent }.joined(separator: ", ")
        guard !drawn.isEmpty, let label = modifiers(part).label else { return [] }
        let isPart = Set(label.words).isSubset(of: drawn.words)
        return [
            setting { $0.label = isPart ? drawn : "\(drawn), \(label)" },
            setting { $0.inputLabels = [drawn] + (modifiers(part).inputLabels ?? []) },
        ] + removing(\.label, ofAny: [part])
    }

    /// For `hint-adds-information`.
    var poorHint: [BlueprintEdit] {
        guard let hint = modifiers(part).hint else { return [] }
        let removed = removing(\.hint, ofAny: [part])
        return switch finding.kind.rawValue {
        case "noSentence": [setting { $0.hint = "\(hint)." }] + removed
        case "gesture": [setting { $0.hint = "What it results in." }] + removed
        default: removed
        }
    }

    /// For `leaving-announced`.
    var unannouncedLeaving: [BlueprintEdit] {
        let opens = "Opens in another app."
        return [setting { $0.hint = modifiers(part).hint.map { "\($0) \(opens)" } ?? opens }]
    }

    /// For `value-present`.
    var missingValue: [BlueprintEdit] {
        let control = control(part)
        let hidden = control?.isOn != nil || control?.value?.isSilent == false ? removing(\.value, ofAny: [part]) : []
        let value = placeholder("What it is set to")
        let content = control?.value != nil && modifiers(part).value == nil ? [edit(.fact(.value(value)))] : []
        return hidden + content + [setting { $0.value = value }]
    }

    /// For `field-purpose-stated` and `color-not-alone`.
    var unstatedField: [BlueprintEdit] {
        // A sign of being selected is a matter of design.
        if finding.spec == .colorNotAlone, finding.kind != Finding.Kind(ColorNotAlone.Failure.field) { return [] }
        if finding.spec == .colorNotAlone || finding.kind.rawValue == "errorUnsaid" {
            return [setting { $0.fieldError = placeholder("What is wrong, and how to correct it") }]
        }
        return missingLabel
    }

    /// For `link-purpose-clear`.
    var emptyLink: [BlueprintEdit] { [BlueprintEdit([renaming(part, placeholder("Where the link leads"))])] }

    /// For `heading-not-empty`.
    var emptyHeading: [BlueprintEdit] {
        let words = placeholder("What comes below")
        switch suffix {
        case "title", "header": return [edit(.fact(.string(words, kind: parts[part].content.kindName)))]
        default: break
        }
        let written = title(part)?.isSilent == true && modifiers(part).label == nil ? [BlueprintEdit([renaming(part, words)])] : []
        return removingBlankLabel + written + [setting { $0.label = words }] + removing(\.isHeading, ofAny: [part])
    }

    /// For `heading-order`.
    var skippedHeading: [BlueprintEdit] {
        guard case .text(let text) = finding.required, let level = Int(text) else { return [] }
        return [
            setting {
                $0.isHeading = true
                $0.headingLevel = level
            }
        ]
    }

    /// For `custom-actions-distinct`.
    var sharedActions: [BlueprintEdit] {
        guard let actions = modifiers(part).customActions else { return [] }
        let named = actions.map { $0.isSilent ? placeholder("What the action does") : $0 }
        let distinct = named.indices.filter { index in !named[..<index].contains { $0.lowercased() == named[index].lowercased() } }
        return [setting { $0.customActions = distinct.map { named[$0] } }]
    }
}

extension String {
    /// The string without some words at its end or start, and without the signs
    /// that separate them.
    fileprivate func without(_ count: Int, wordsAtEnd isAtEnd: Bool) -> String {
        let words = split(separator: " ")
        let rest = (isAtEnd ? words.dropLast(count) : words.dropFirst(count)).joined(separator: " ")
        let signs: Set<Character> = [",", ":", ";", "-", "–", "—", " "]
        var result = Substring(rest)
        while let last = result.last, signs.contains(last) { result.removeLast() }
        while let first = result.first, signs.contains(first) { result.removeFirst() }
        return result.prefix(1).uppercased() + result.dropFirst()
    }
}
