#if canImport(UIKit) && !os(watchOS)
    import EveryScreenCapture
    import EveryScreenModel
    import UIKit

    extension LiveFacts {
        /// Returns the role of a view by its class or a superclass; `nil` for a
        /// plain view.
        @MainActor
        static func role(of view: UIView) -> ScreenElement.Role? {
            switch view {
            case is UIButton: .button
            case let field as UITextField: fieldRole(of: field)
            case is UISegmentedControl: .group
            case is UIPageControl: .progressIndicator
            case is UILabel: .text
            case is UIImageView: .image
            case is UIProgressView, is UIActivityIndicatorView: .progressIndicator
            case is UITextView: .textEditor
            case is UITableView: .table
            case is UICollectionView: .list
            case is UIScrollView: .scrollView
            case is UITableViewCell, is UICollectionViewCell: .cell
            case is UINavigationBar: .navigationBar
            case is UITabBar: .tabBar
            default: roleOfTouchControl(view)
            }
        }

        @MainActor
        private static func fieldRole(of field: UITextField) -> ScreenElement.Role {
            if field.isSecureTextEntry { return .secureTextField }
            #if !os(tvOS)
                if field is UISearchTextField { return .searchField }
            #endif
            return .textField
        }

        /// The controls of touch screens only.
        @MainActor
        private static func roleOfTouchControl(_ view: UIView) -> ScreenElement.Role? {
            #if !os(tvOS)
                switch view {
                case is UISwitch: return .toggle
                case is UISlider: return .slider
                case is UIStepper, is UIDatePicker, is UIPickerView: return .group
                case is UIToolbar: return .toolbar
                default: return nil
                }
            #else
                return nil
            #endif
        }
    }
#endif
