public import ScreenModel

/// The layout rule that stands in for the platform's own: stacks, wrapping text, scrolling, mirroring.
///
/// Widths are settled from the outside in, heights from the inside out:
///
/// 1. every part says how wide it must be and how wide it would like to be;
/// 2. each container divides its width: what its children would like, or, where
///    that is too much, less of it in proportion, down to nothing;
/// 3. text wraps in the width it got, which gives every height;
/// 4. containers with room left give it to spacers and scrolling regions, and
///    place their children; right-to-left is the mirror image.
///
/// Controls are at least 44 points high and wide unless a frame says otherwise,
/// as the system's own are in a well-kept design. All passes are loops over one
/// array: time and memory are linear in the blueprint, depth costs no stack.
public struct StandardLayout: LayoutRule {
    /// Creates the rule.
    public init() {}

    /// Returns the screen that shows the blueprint; O(size of the blueprint).
    public func screen(for blueprint: Blueprint, in environment: UserEnvironment) -> Screen {
        var tree = LayoutTree(blueprint, in: environment)
        tree.measureWidths()
        tree.divideWidths()
        tree.measureHeights()
        tree.place()
        return ScreenEmitter(tree: tree, environment: environment).screen()
    }
}
