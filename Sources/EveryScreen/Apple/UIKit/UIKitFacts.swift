#if canImport(UIKit) && !os(watchOS)
    #if canImport(Accessibility)
        import Accessibility
    #endif
    import EveryScreenCapture
    import EveryScreenModel
    import UIKit

    extension LiveFacts {
        /// Reads all UIAccessibility properties of an object.
        ///
        /// Type-checked against declarations and run on stand-ins; not yet run on a
        /// device. The path is recorded by the corners of its box. Header elements
        /// exist on tvOS only and are left out.
        @MainActor
        init(_ object: NSObject) {
            self.init()
            role = (object as? UIView).flatMap(Self.role)
            isSeries = object is UISegmentedControl
            isElement = object.isAccessibilityElement
            label = object.accessibilityLabel
            value = object.accessibilityValue
            hint = object.accessibilityHint
            traits = ScreenElement.Traits(rawValue: object.accessibilityTraits.rawValue)
            identifier = Self.identifier(of: object)
            frame = LayoutRect(object.accessibilityFrame)
            outline = object.accessibilityPath.map { LayoutRect($0.bounds).corners }
            activationPoint = LayoutPoint(object.accessibilityActivationPoint)
            language = object.accessibilityLanguage
            hidesElements = object.accessibilityElementsHidden
            isModal = object.accessibilityViewIsModal
            groupsChildren = object.shouldGroupAccessibilityChildren
            navigationStyle = [.automatic: .automatic, .separate: .separate, .combined: .combined][object.accessibilityNavigationStyle]
            containerType =
                [
                    .none: .none, .dataTable: .dataTable, .list: .list, .landmark: .landmark, .semanticGroup: .semanticGroup,
                ][object.accessibilityContainerType]
            respondsToUserInteraction = object.accessibilityRespondsToUserInteraction
            inputLabels = object.accessibilityUserInputLabels
            labelSpans = object.accessibilityAttributedLabel.map(Self.spans)
            valueSpans = object.accessibilityAttributedValue.map(Self.spans)
            hintSpans = object.accessibilityAttributedHint.map(Self.spans)
            textualContext = object.accessibilityTextualContext.flatMap(Self.context)
            askForMore(object)
            if #available(iOS 17.0, tvOS 17.0, visionOS 1.0, *) { askBlocks(of: object) }
        }

        @MainActor
        private mutating func askForMore(_ object: NSObject) {
            customActions = (object.accessibilityCustomActions ?? []).map(Self.action)
            rotors = object.accessibilityCustomRotors.map { rotors in rotors.map(Self.rotor) }
            #if canImport(Accessibility)
                customContent = Self.customContent(of: object)?.map {
                    ScreenElement.CustomContent(label: $0.label, value: $0.value, importance: $0.importance == .high ? .high : .standard)
                }
            #endif
            #if !os(tvOS)
                dragSources = object.accessibilityDragSourceDescriptors?.map(Self.place)
                dropPoints = object.accessibilityDropPointDescriptors?.map(Self.place)
                if let view = object as? UIView, view.showsLargeContentViewer { largeContentTitle = view.largeContentTitle }
            #endif
            if #available(iOS 17.0, tvOS 17.0, visionOS 1.0, *), traits.contains(.allowsDirectInteraction) {
                let options = object.accessibilityDirectTouchOptions
                directTouch = ScreenElement.DirectTouch(
                    isSilentOnTouch: options.contains(.silentOnTouch), requiresActivation: options.contains(.requiresActivation))
            }
            if #available(iOS 18.0, tvOS 18.0, visionOS 2.0, *) {
                expandedStatus =
                    [.unsupported: .unsupported, .expanded: .expanded, .collapsed: .collapsed][object.accessibilityExpandedStatus]
            }
            if let table = object as? any UIAccessibilityContainerDataTable {
                tableExtent = (table.accessibilityRowCount(), table.accessibilityColumnCount())
            }
            if let cell = object as? any UIAccessibilityContainerDataTableCell {
                let (rows, columns) = (Range(cell.accessibilityRowRange()), Range(cell.accessibilityColumnRange()))
                setPosition = ScreenElement.SetPosition(rows: rows, columns: columns)
            }
        }

        /// The handle for tests; SwiftUI nodes have one without conforming to the
        /// protocol, and are read by its name.
        ///
        /// AccessibilitySnapshot reads it likewise (branch
        /// entin/block-based-properties, `AccessibilityAccessor.identifier`; high
        /// confidence).
        @MainActor
        private static func identifier(of object: NSObject) -> String? {
            if let identified = object as? any UIAccessibilityIdentification { return identified.accessibilityIdentifier }
            return object.answer(to: "accessibilityIdentifier") as? String
        }

        #if canImport(Accessibility)
            /// The custom content: by the block, which VoiceOver prefers, else by
            /// the property.
            ///
            /// SwiftUI nodes, which conform to no protocol, are read by its name.
            ///
            /// AccessibilitySnapshot 00d1d11 and its `customContent` (high
            /// confidence for the property, medium that nodes answer by name).
            @MainActor
            private static func customContent(of object: NSObject) -> [AXCustomContent]? {
                if let provider = object as? any AXCustomContentProvider {
                    if #available(iOS 17.0, tvOS 17.0, visionOS 1.0, *), let block = provider.accessibilityCustomContentBlock,
                        let content = block?()
                    {
                        return content
                    }
                    return provider.accessibilityCustomContent
                }
                return object.answer(to: "accessibilityCustomContent") as? [AXCustomContent]
            }
        #endif

        @MainActor
        static func action(_ action: UIAccessibilityCustomAction) -> ScreenElement.Action {
            var reported = ScreenElement.Action(.custom, name: action.name)
            reported.hasImage = action.image != nil
            if #available(iOS 18.0, tvOS 18.0, visionOS 2.0, *) { reported.category = action.category }
            return reported
        }

        @MainActor
        private static func place(_ descriptor: UIAccessibilityLocationDescriptor) -> ScreenElement.DragPoint {
            let point = descriptor.view.map { LayoutPoint($0.convert(descriptor.point, to: nil)) }
            return ScreenElement.DragPoint(descriptor.name, at: point)
        }
    }
#endif
