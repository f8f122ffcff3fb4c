import EveryScreenModel

/// The additions of VoiceOver by element and container; the outermost container
/// that adds something counts.
struct SpeechContexts {
    private var contexts: [Int: SpeechContext] = [:]

    /// Finds them; O(n log n).
    init(_ screen: RenderedScreen, order: ReadingOrder) {
        var members: [Int: [Int]] = [:]
        var providers: [Int?] = []
        providers.reserveCapacity(screen.elements.count)
        for (index, element) in screen.elements.enumerated() {
            let outer = screen.parent(of: index).flatMap { providers[$0] }
            let isProvider = Self.provides(element) || Self.holdsSegments(index, screen)
            providers.append(outer ?? (isProvider ? index : nil))
        }
        for element in order.elements {
            guard let provider = providers[element], provider != element else { continue }
            members[provider, default: []].append(element)
        }
        for (provider, members) in members { add(provider, members, screen) }
        for element in order.elements where contexts[element] == nil {
            guard let position = screen.elements[element].setPosition, let number = position.number, let count = position.count
            else { continue }
            contexts[element] = .series(number: number, count: count)
        }
    }

    subscript(index: Int) -> SpeechContext? { contexts[index] }

    private static func provides(_ element: ScreenElement) -> Bool {
        if element.traits?.contains(.tabBar) == true || element.role == .tabBar { return true }
        return switch element.containerType {
        // Lists and landmarks add nothing to plain views.
        case .list, .landmark: element.accessibilityOrder != nil
        case .dataTable: true
        case .some(.none), .semanticGroup, nil: false
        }
    }

    private static func holdsSegments(_ index: Int, _ screen: RenderedScreen) -> Bool {
        let first = index + 1
        return screen.descendants(of: index).contains(first) && screen.elements[first].role == .segment
    }

    private mutating func add(_ provider: Int, _ members: [Int], _ screen: RenderedScreen) {
        let element = screen.elements[provider]
        if element.containerType == .dataTable {
            let table = DataTable(members, screen)
            for member in members { contexts[member] = .tableCell(table.cell(member)) }
            return
        }
        if element.containerType == .list || element.containerType == .landmark {
            let isList = element.containerType == .list
            // For a single element only the start is spoken.
            if members.count > 1, let last = members.last { contexts[last] = isList ? .listEnd : .landmarkEnd }
            if let first = members.first { contexts[first] = isList ? .listStart : .landmarkStart }
            return
        }
        let isTabBar = element.traits?.contains(.tabBar) == true || element.role == .tabBar
        for (place, member) in members.enumerated() {
            contexts[member] =
                isTabBar
                ? .tab(number: place + 1, count: members.count) : .series(number: place + 1, count: members.count)
        }
    }
}

/// The cells of a data table and their headers.
///
/// A header is one that a cell lists. Where it lists none, it is a cell with the
/// header trait: of its columns in the first row, else of its rows in the first
/// column.
private struct DataTable {
    private let screen: RenderedScreen
    private var columnHeaders: [Int] = []
    private var rowHeaders: [Int] = []
    private var firstColumns: [Int: Int] = [:]
    /// The elements by source, where a cell lists its headers.
    private var indexes: [String: Int] = [:]

    init(_ members: [Int], _ screen: RenderedScreen) {
        self.screen = screen
        let rows = members.compactMap { screen.elements[$0].setPosition?.rows?.lowerBound }.min()
        let columns = members.compactMap { screen.elements[$0].setPosition?.columns?.lowerBound }.min()
        if members.contains(where: { screen.elements[$0].headerElements != nil }) { indexes = screen.indexesBySource }
        for member in members {
            let element = screen.elements[member]
            guard let position = element.setPosition else { continue }
            if let row = position.rows?.lowerBound, let column = position.columns?.lowerBound {
                firstColumns[row] = min(firstColumns[row] ?? column, column)
            }
            guard element.role == .heading || element.traits?.contains(.header) == true else { continue }
            if let row = position.rows?.lowerBound, row == rows {
                columnHeaders.append(member)
            } else if let column = position.columns?.lowerBound, column == columns {
                rowHeaders.append(member)
            }
        }
    }

    /// The headers that a cell lists, which count before those of its place.
    private func listedHeaders(of member: Int) -> [Int]? {
        screen.elements[member].headerElements?.compactMap { indexes[$0] }
    }

    func cell(_ member: Int) -> SpeechContext.TableCell {
        var cell = SpeechContext.TableCell()
        guard let position = screen.elements[member].setPosition else { return cell }
        let row = position.rows?.lowerBound
        let column = position.columns?.lowerBound
        cell.row = row.map { $0 + 1 }
        cell.column = column.map { $0 + 1 }
        cell.rowSpan = position.rows?.count ?? 1
        cell.columnSpan = position.columns?.count ?? 1
        cell.isFirstInRow = row.flatMap { firstColumns[$0] } == column && column != nil
        // The first cell of a row has the header of its row; all others have those
        // of their columns.
        let ofRow = cell.isFirstInRow ? rowHeaders.filter { overlaps($0, position, \.rows) } : []
        let ofColumn = columnHeaders.filter { header in
            overlaps(header, position, \.columns) && !(cell.isFirstInRow && isDirectlyAbove(header, position))
        }
        cell.headers = (listedHeaders(of: member) ?? (ofRow + ofColumn)).filter { $0 != member }.compactMap(words)
        return cell
    }

    private func overlaps(_ header: Int, _ position: ScreenElement.SetPosition, _ axis: KeyPath<ScreenElement.SetPosition, Range<Int>?>)
        -> Bool
    {
        guard let own = screen.elements[header].setPosition?[keyPath: axis], let other = position[keyPath: axis] else { return false }
        return own.overlaps(other)
    }

    private func isDirectlyAbove(_ header: Int, _ position: ScreenElement.SetPosition) -> Bool {
        guard let end = screen.elements[header].setPosition?.rows?.upperBound else { return false }
        return end == position.rows?.lowerBound
    }

    private func words(_ header: Int) -> String? {
        let parts = [screen.elements[header].label, screen.elements[header].value].compactMap { $0 }.filter { !$0.isEmpty }
        return parts.isEmpty ? nil : parts.joined(separator: ": ") + ". "
    }
}
