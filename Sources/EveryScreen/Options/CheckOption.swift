public import EveryScreenKit

/// An option of a check, passed as an argument of the call or as a trait of a test
/// or a suite.
///
///     @Suite(.specs(.wcag22AA)) struct OrderTests {
///         @Test(.cases(500), .budget(.seconds(5))) func everyOrderIsAccessible() async {
///             await expectAccessible(forEvery: .orders, .seed(7)) { order, environment in … }
///         }
///     }
///
/// When the same option is set in several places, the innermost wins: argument,
/// test, suite, enclosing suite, default. Known issues add up.
public struct CheckOption: Sendable {
    /// The change of the settings.
    let change: @Sendable (inout ResolvedOptions) -> Void

    /// Creates an option that changes any setting of a check, including those
    /// without a named option.
    ///
    ///     extension CheckOption { static let thorough = CheckOption { $0.shrinkEvaluations = 20_000 } }
    public init(_ change: @escaping @Sendable (inout CheckSettings) -> Void) { self.change = { change(&$0.settings) } }

    init(changing change: @escaping @Sendable (inout ResolvedOptions) -> Void) { self.change = change }
}
