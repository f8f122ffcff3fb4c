import EveryScreenModel

extension Blueprint {
    /// Returns a blueprint that takes all the room it is offered, and whose content
    /// follows from the extent of that room (SwiftUI's `GeometryReader`).
    ///
    /// The content stands at the top leading corner. The closure is called once,
    /// with lengths in place of numbers. Lengths always are those of the innermost
    /// reader around the frame that has them, or of the safe area.
    public static func geometryReader(
        fileID: StaticString = #fileID, line: UInt = #line, _ content: (GeometryProxy) -> Blueprint
    ) -> Blueprint {
        Blueprint(.wrapper(.geometryReader, child: content(GeometryProxy())), at: CodeMark(fileID, line))
    }

    /// Returns the blueprint in a frame whose extents follow from those of the
    /// geometry reader around it.
    @_disfavoredOverload
    public func frame(
        width: Length? = nil, height: Length? = nil, alignment: Blueprint.Alignment = .center, fileID: StaticString = #fileID,
        line: UInt = #line
    ) -> Blueprint {
        if width?.isConstant != false, height?.isConstant != false {
            return frame(width: width?.constant, height: height?.constant, alignment: alignment, fileID: fileID, line: line)
        }
        return Blueprint(
            .wrapper(.relativeFrame(width: width, height: height, alignment: alignment), child: self), at: CodeMark(fileID, line))
    }

    /// Returns the blueprint aligned by another line than its edge or middle
    /// (SwiftUI's `alignmentGuide(_:computeValue:)`).
    ///
    /// The line counts in rows, columns, overlays and backgrounds that align their
    /// content by `guide`. The closure is called once, with lengths in place of
    /// numbers.
    ///
    /// - Parameters:
    ///   - guide: The alignment that is replaced.
    ///   - computeValue: Returns how far the line is from the leading or upper
    /// edge.
    public func alignmentGuide(
        _ guide: Blueprint.Alignment, fileID: StaticString = #fileID, line: UInt = #line,
        computeValue: (ViewDimensions) -> Length
    ) -> Blueprint {
        Blueprint(.wrapper(.alignmentGuide(of: guide, at: computeValue(ViewDimensions())), child: self), at: CodeMark(fileID, line))
    }

    /// Returns the blueprint, the content of a sheet, with the heights at which the
    /// sheet rests (SwiftUI's `presentationDetents(_:)`); the sheet shows the
    /// smallest one.
    public func presentationDetents(
        _ detents: Set<Blueprint.PresentationDetent>, fileID: StaticString = #fileID, line: UInt = #line
    ) -> Blueprint {
        // A set has no order, and the printed blueprint needs one.
        let sorted = detents.map { (height: $0.height(in: 1000), detent: $0) }.sorted {
            ($0.height, $0.detent.swiftCode) < ($1.height, $1.detent.swiftCode)
        }
        return Blueprint(.wrapper(.presentationDetents(sorted.map(\.detent)), child: self), at: CodeMark(fileID, line))
    }

    /// Returns the blueprint drawn only where a mask is (SwiftUI's
    /// `mask(alignment:_:)`).
    ///
    /// All beyond the frame of the mask is cut off. The mask is no element,
    /// and its gaps are not known.
    public func mask(
        alignment: Blueprint.Alignment = .center, _ mask: Blueprint, fileID: StaticString = #fileID, line: UInt = #line
    ) -> Blueprint {
        Blueprint(.layered(.mask(alignment: alignment), base: self, over: mask), at: CodeMark(fileID, line))
    }

    /// The extent of the room of a geometry reader, as lengths.
    public struct GeometryProxy: Sendable {
        /// The width and height of the room.
        public let size = Extent()

        /// Two lengths.
        public struct Extent: Sendable {
            /// The width of the room.
            public let width = Length.roomWidth
            /// The height of the room.
            public let height = Length.roomHeight
        }
    }

    /// The extent and the alignments of a blueprint, as lengths.
    public struct ViewDimensions: Sendable {
        /// Its width.
        public let width = Length(width: 1)
        /// Its height.
        public let height = Length(height: 1)

        /// How far the line of an alignment is from the leading or upper edge.
        public subscript(alignment: Blueprint.Alignment) -> Length {
            switch alignment {
            case .leading, .top, .topLeading: Length()
            case .trailing, .topTrailing: width
            case .bottom, .bottomLeading, .bottomTrailing: height
            case .center: Length(center: 1)
            case .firstTextBaseline: Length(firstTextBaseline: 1)
            case .lastTextBaseline: Length(lastTextBaseline: 1)
            }
        }
    }
}
