import CAtspi
import EveryScreenModel

/// The roles of AT-SPI as roles for the person.
enum AtspiRoles {
    /// When a screen reader stops at an object.
    enum Stop {
        case always, ifNamed, never
    }

    /// A role for the person, and when a screen reader stops at it.
    struct Meaning {
        var role: ScreenElement.Role
        var stop: Stop
    }

    /// Returns the meaning of a role; `nil` for one that no role of a screen
    /// matches.
    static func meaning(of reading: AtspiReading) -> Meaning? {
        if reading.role == ATSPI_ROLE_TEXT || reading.role == ATSPI_ROLE_ENTRY {
            guard reading.isSet(ATSPI_STATE_EDITABLE) || reading.role == ATSPI_ROLE_ENTRY else {
                return Meaning(role: .text, stop: .ifNamed)
            }
            return Meaning(role: reading.isSet(ATSPI_STATE_MULTI_LINE) ? .textEditor : .textField, stop: .always)
        }
        for (stop, roles) in [(Stop.always, controls), (.ifNamed, texts), (.never, containers)] {
            if let role = roles[reading.role.rawValue] { return Meaning(role: role, stop: stop) }
        }
        return nil
    }

    /// GTK 4.8 states the role of a check box for its switches as well.
    private static let controls = table([
        (.button, [ATSPI_ROLE_PUSH_BUTTON, ATSPI_ROLE_PUSH_BUTTON_MENU]), (.toggle, [ATSPI_ROLE_TOGGLE_BUTTON]),
        (.checkBox, [ATSPI_ROLE_CHECK_BOX]), (.radioButton, [ATSPI_ROLE_RADIO_BUTTON]), (.slider, [ATSPI_ROLE_SLIDER]),
        (.stepper, [ATSPI_ROLE_SPIN_BUTTON]), (.picker, [ATSPI_ROLE_COMBO_BOX]), (.link, [ATSPI_ROLE_LINK]), (.tab, [ATSPI_ROLE_PAGE_TAB]),
        (.menuItem, [ATSPI_ROLE_MENU_ITEM, ATSPI_ROLE_CHECK_MENU_ITEM, ATSPI_ROLE_RADIO_MENU_ITEM]),
        (.secureTextField, [ATSPI_ROLE_PASSWORD_TEXT]),
        (.cell, [ATSPI_ROLE_LIST_ITEM, ATSPI_ROLE_TABLE_CELL, ATSPI_ROLE_TABLE_ROW, ATSPI_ROLE_TREE_ITEM]),
        (.image, [ATSPI_ROLE_IMAGE, ATSPI_ROLE_ICON]), (.progressIndicator, [ATSPI_ROLE_PROGRESS_BAR, ATSPI_ROLE_LEVEL_BAR]),
    ])

    private static let texts = table([
        (.text, [ATSPI_ROLE_LABEL, ATSPI_ROLE_STATIC, ATSPI_ROLE_PARAGRAPH, ATSPI_ROLE_CAPTION]), (.heading, [ATSPI_ROLE_HEADING]),
        (.tooltip, [ATSPI_ROLE_TOOL_TIP]),
        (.text, [ATSPI_ROLE_COLUMN_HEADER, ATSPI_ROLE_TABLE_COLUMN_HEADER, ATSPI_ROLE_ROW_HEADER, ATSPI_ROLE_TABLE_ROW_HEADER]),
    ])

    private static let containers = table([
        (.screen, [ATSPI_ROLE_FRAME, ATSPI_ROLE_WINDOW]), (.dialog, [ATSPI_ROLE_DIALOG]), (.alert, [ATSPI_ROLE_ALERT]),
        (
            .group,
            [
                ATSPI_ROLE_PANEL, ATSPI_ROLE_FILLER, ATSPI_ROLE_GROUPING, ATSPI_ROLE_VIEWPORT, ATSPI_ROLE_SPLIT_PANE,
                ATSPI_ROLE_LAYERED_PANE, ATSPI_ROLE_ROOT_PANE, ATSPI_ROLE_SEPARATOR, ATSPI_ROLE_SCROLL_BAR, ATSPI_ROLE_REDUNDANT_OBJECT,
                ATSPI_ROLE_SECTION, ATSPI_ROLE_FORM, ATSPI_ROLE_LANDMARK, ATSPI_ROLE_APPLICATION, ATSPI_ROLE_TITLE_BAR,
                ATSPI_ROLE_INFO_BAR,
            ]
        ),
        (.scrollView, [ATSPI_ROLE_SCROLL_PANE]), (.list, [ATSPI_ROLE_LIST, ATSPI_ROLE_LIST_BOX]),
        (.table, [ATSPI_ROLE_TABLE, ATSPI_ROLE_TREE_TABLE, ATSPI_ROLE_TREE]), (.tabBar, [ATSPI_ROLE_PAGE_TAB_LIST]),
        (.toolbar, [ATSPI_ROLE_TOOL_BAR]), (.statusBar, [ATSPI_ROLE_STATUS_BAR]),
        (.menu, [ATSPI_ROLE_MENU, ATSPI_ROLE_MENU_BAR, ATSPI_ROLE_POPUP_MENU]),
    ])

    private static func table(_ rows: [(ScreenElement.Role, [AtspiRole])]) -> [UInt32: ScreenElement.Role] {
        var table: [UInt32: ScreenElement.Role] = [:]
        for (role, names) in rows { for name in names { table[name.rawValue] = role } }
        return table
    }
}
