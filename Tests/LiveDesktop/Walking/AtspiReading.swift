import CAtspi
import EveryScreenModel

/// The answers of an accessible object of AT-SPI, read once.
struct AtspiReading {
    var role = ATSPI_ROLE_INVALID
    /// The name; `nil` where the toolkit gives the name of a class instead.
    var name: String?
    var description: String?
    var identifier: String?
    var states: Set<UInt32> = []
    /// The extents in the window; `nil` for an object that has no place in it.
    var extents: LayoutRect?
    /// The text it shows or edits; `nil` for an object without text.
    var text: String?
    /// The area of all characters, where the toolkit states it.
    var textExtents: LayoutRect?
    var fontSize: Double?
    var placeholder: String?
    var value: Double?
    var isActionable = false
    var namedBy: UnsafeMutablePointer<AtspiAccessible>?
    var isGTK4 = false

    func isSet(_ state: AtspiStateType) -> Bool { states.contains(state.rawValue) }

    /// Reads an object; a call that fails leaves its default.
    @MainActor
    init(_ object: UnsafeMutablePointer<AtspiAccessible>) {
        states = Self.states(of: object)
        role = attempt { atspi_accessible_get_role(object, &$0) } ?? ATSPI_ROLE_INVALID
        if let attributes = attempt({ atspi_accessible_get_attributes(object, &$0) }) ?? nil {
            defer { g_hash_table_unref(attributes) }
            isGTK4 = lookUp("toolkit", in: attributes) == "GTK"
            placeholder = lookUp("placeholder-text", in: attributes)
        }
        name = string { atspi_accessible_get_name(object, &$0) }.flatMap { $0.isEmpty || isGTK4 && $0.isNameOfGTKClass ? nil : $0 }
        description = string { atspi_accessible_get_description(object, &$0) }.flatMap { $0.isEmpty ? nil : $0 }
        identifier = string { atspi_accessible_get_accessible_id(object, &$0) }
        if let component = atspi_accessible_get_component_iface(object) {
            defer { g_object_unref(component) }
            extents = attempt { atspi_component_get_extents(component, ATSPI_COORD_TYPE_WINDOW, &$0) }.flatMap(LayoutRect.init(taking:))
        }
        readText(of: object)
        // A question takes about 0.3 ms, and a window has hundreds of objects.
        guard AtspiRoles.meaning(of: self)?.role.mayBeOperated != false else { return }
        if let value = atspi_accessible_get_value_iface(object) {
            defer { g_object_unref(value) }
            self.value = attempt { atspi_value_get_current_value(value, &$0) }
        }
        if let action = atspi_accessible_get_action_iface(object) {
            defer { g_object_unref(action) }
            isActionable = (attempt { atspi_action_get_n_actions(action, &$0) } ?? 0) > 0
        }
        namedBy = Self.label(of: object)
    }

    @MainActor
    private mutating func readText(of object: UnsafeMutablePointer<AtspiAccessible>) {
        guard let text = atspi_accessible_get_text_iface(object) else { return }
        defer { g_object_unref(text) }
        // GTK 4.8 takes the end −1 for an empty range.
        guard let count = attempt({ atspi_text_get_character_count(text, &$0) }), count >= 0 else { return }
        self.text = string { atspi_text_get_text(text, 0, count, &$0) }
        guard count > 0 else { return }
        textExtents = attempt { atspi_text_get_range_extents(text, 0, count, ATSPI_COORD_TYPE_WINDOW, &$0) }.flatMap(
            LayoutRect.init(taking:))
        if let table = attempt({ atspi_text_get_default_attributes(text, &$0) }) ?? nil {
            defer { g_hash_table_unref(table) }
            fontSize = lookUp("size", in: table).flatMap(Double.init)
        }
    }

    /// Returns the states of an object, which change with every key.
    ///
    /// libatspi caches them, and GTK does not report each change.
    @MainActor
    static func states(of object: UnsafeMutablePointer<AtspiAccessible>) -> Set<UInt32> {
        atspi_accessible_clear_cache(object)
        guard let set = atspi_accessible_get_state_set(object) else { return [] }
        defer { g_object_unref(set) }
        return Set(read.filter { atspi_state_set_contains(set, $0) != 0 }.map(\.rawValue))
    }

    private static let read = [
        ATSPI_STATE_ACTIVE, ATSPI_STATE_CHECKED, ATSPI_STATE_EDITABLE, ATSPI_STATE_EXPANDABLE, ATSPI_STATE_EXPANDED, ATSPI_STATE_FOCUSABLE,
        ATSPI_STATE_FOCUSED, ATSPI_STATE_HORIZONTAL, ATSPI_STATE_VERTICAL, ATSPI_STATE_MODAL, ATSPI_STATE_MULTI_LINE, ATSPI_STATE_SELECTED,
        ATSPI_STATE_PRESSED, ATSPI_STATE_SENSITIVE, ATSPI_STATE_VISIBLE, ATSPI_STATE_REQUIRED, ATSPI_STATE_INVALID_ENTRY,
    ]

    /// Returns the first object by which another one is labeled; the caller does
    /// not own it.
    @MainActor
    private static func label(of object: UnsafeMutablePointer<AtspiAccessible>) -> UnsafeMutablePointer<AtspiAccessible>? {
        guard let relations = attempt({ atspi_accessible_get_relation_set(object, &$0) }) ?? nil else { return nil }
        defer { g_array_unref(relations) }
        let count = Int(relations.pointee.len)
        return relations.pointee.data.withMemoryRebound(to: UnsafeMutablePointer<AtspiRelation>?.self, capacity: count) { items in
            for index in 0..<count {
                guard let relation = items[index] else { continue }
                defer { g_object_unref(relation) }
                guard atspi_relation_get_relation_type(relation) == ATSPI_RELATION_LABELLED_BY, atspi_relation_get_n_targets(relation) > 0,
                    let target = atspi_relation_get_target(relation, 0)
                else { continue }
                // libatspi keeps each object of a program as long as it exists.
                g_object_unref(target)
                return target
            }
            return nil
        }
    }
}

extension ScreenElement.Role {
    /// Whether an element of the role may have a value, actions and a label.
    fileprivate var mayBeOperated: Bool { isControl || self == .cell || self == .progressIndicator || self == .image }
}

extension String {
    /// Whether it is the name of a class of GTK, which GTK 4.8 states for an
    /// object without a name.
    ///
    /// The classes of a program itself cannot be recognized.
    fileprivate var isNameOfGTKClass: Bool {
        guard hasPrefix("Gtk"), let next = dropFirst(3).first else { return false }
        return next.isUppercase && allSatisfy { $0.isASCII && $0.isLetter }
    }
}

extension LayoutRect {
    /// Copies a rectangle and frees it; `nil` for one that is unknown.
    fileprivate init?(taking rect: UnsafeMutablePointer<AtspiRect>?) {
        guard let rect else { return nil }
        defer { g_free(rect) }
        let (x, y, width, height) = (rect.pointee.x, rect.pointee.y, rect.pointee.width, rect.pointee.height)
        guard width >= 0, height >= 0 else { return nil }
        self.init(x: Double(x), y: Double(y), width: Double(width), height: Double(height))
    }
}

/// Returns the result of a call, or `nil` if it reports an error.
@MainActor
func attempt<Result>(_ call: (inout UnsafeMutablePointer<GError>?) -> Result) -> Result? {
    var error: UnsafeMutablePointer<GError>?
    let result = call(&error)
    guard let error else { return result }
    g_error_free(error)
    return nil
}

/// Returns the string that a call returns to its owner.
@MainActor
func string(_ call: (inout UnsafeMutablePointer<GError>?) -> UnsafeMutablePointer<CChar>?) -> String? {
    guard let text = attempt(call) ?? nil else { return nil }
    defer { g_free(text) }
    return String(cString: text)
}

private func lookUp(_ key: String, in table: OpaquePointer) -> String? {
    key.withCString { g_hash_table_lookup(table, $0) }.map { String(cString: $0.assumingMemoryBound(to: CChar.self)) }
}
