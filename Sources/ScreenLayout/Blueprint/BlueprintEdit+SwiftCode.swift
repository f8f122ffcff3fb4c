import EveryScreenModel

extension BlueprintEdit {
    /// The edit as the caller would write it, in one line: `.frame(minWidth: 44,
    /// minHeight: 44) instead of .frame(width: 31)`.
    ///
    /// Strings that the caller must write stand for what they should say.
    package var swiftCode: String { code { _ in "" } }

    /// The same for a reader of one element, with the place of each step outside it
    /// that another line makes: `remove .lineLimit(1) in OrderScreen.swift:41`.
    ///
    /// - Parameters:
    ///   - source: The path of the element that fails.
    ///   - blueprint: The blueprint whose parts the edit numbers.
    package func swiftCode(forPath source: String, in blueprint: Blueprint) -> String {
        guard let chain = blueprint.numbers(alongPath: source), let own = chain.last else { return swiftCode }
        let parts = blueprint.parts
        guard steps.allSatisfy({ parts.indices.contains($0.part) }), parts.indices.contains(own) else { return swiftCode }
        func location(_ number: Int) -> ScreenElement.CodeLocation? {
            var part = parts[number]
            while case .wrapper(_, let content) = part.content { part = content }
            return part.mark.location
        }
        let inside = own..<(own + parts[own].partCount)
        return code { number in
            guard !chain.contains(number), !inside.contains(number), let place = location(number), place != location(own) else { return "" }
            return " in \(place)"
        }
    }

    /// The code of the steps, each once, with a remark on its part.
    private func code(_ remark: (_ part: Int) -> String) -> String {
        var seen = Set<String>()
        let codes = steps.compactMap { step in
            let code = step.change.swiftCode
            return seen.insert(code).inserted ? code + remark(step.part) : nil
        }
        guard codes.count > Self.mostCodes else { return codes.joined(separator: " and ") }
        return codes.prefix(Self.mostCodes).joined(separator: ", ") + " and \(codes.count - Self.mostCodes) more"
    }

    /// The most different steps that are printed.
    private static let mostCodes = 3
}

extension BlueprintEdit.Change {
    fileprivate var swiftCode: String {
        switch self {
        case .wrap(let wrapper):
            if case .scroll = wrapper { "wrap in \(wrapper.callCode)" } else { wrapper.callCode }
        case .unwrap(let wrapper): "remove \(wrapper.callCode)"
        case .rewrap(let old, let new):
            { codes in codes.own.isEmpty ? "remove \(codes.other)" : "\(codes.own) instead of \(codes.other)" }(new.callCodes(beside: old))
        case .set(let modifiers): modifiers.swiftCode
        case .remove(let modifiers): "remove \(modifiers.swiftCode)"
        case .fact(let fact): fact.swiftCode
        case .append(let child): "add \(child.swiftCode)"
        case .label(let text): "wrap in .column(spacing: 4, [.text(\(SwiftCode.quoted(text))), …])"
        case .scrollBetweenBars: "wrap what stands between the bars in .scroll(…)"
        case .presentOutermost: "put .modal(…) around the outermost blueprint"
        case .group(let count, let isRow):
            "wrap every \(count) children in \(isRow ? ".row" : ".column")([…]).accessibilityNavigationStyle(.combined)"
        }
    }
}

extension BlueprintEdit.Fact {
    fileprivate var swiftCode: String {
        switch self {
        case .string(let string, let kind): SwiftCode.call(kind, [SwiftCode.quoted(string)])
        case .value(let value): "value: \(SwiftCode.quoted(value))"
        case .isDecorative(let isDecorative): isDecorative ? "isDecorative: true" : "remove isDecorative: true"
        case .pictureSize(let size): SwiftCode.extent(size)
        case .withoutLineLimit(let limit): "remove lineLimit: \(limit)"
        case .withoutScaling(let factor): "remove minimumScaleFactor: \(SwiftCode.number(factor))"
        case .spacing(let spacing): "spacing: \(SwiftCode.number(spacing))"
        case .alignment(let alignment): "alignment: .\(alignment.rawValue)"
        case .columnFrom(let size): "columnFrom: .\(size.name)"
        case .container(let container, let old): "\(container.callCode) instead of .\(old)(…)"
        case .closesOnEscape: "closesOnEscape: true"
        }
    }
}
