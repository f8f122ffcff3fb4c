public import EveryScreenKit

/// One thing that is asked of a check, as an argument of the call or as a trait of
/// a test or a suite.
///
///     @Suite(.specs(.wcag22AA)) struct OrderTests {
///         @Test(.cases(500), .budget(.seconds(5))) func everyOrderIsAccessible() async {
///             await expectAccessible(forEvery: .orders, .seed(7)) { order, environment in … }
///         }
///     }
///
/// Where several say something of one matter, an argument of the call counts before
/// a trait of the test, that before a trait of its suite, that before one of the
/// suite around it, and each before the default. Known issues add up.
public struct CheckOption: Sendable {
    /// What it changes.
    let change: @Sendable (inout ResolvedOptions) -> Void

    /// Creates an option that changes how campaigns are carried out, for what has
    /// no word of its own.
    ///
    ///     extension CheckOption { static let thorough = CheckOption { $0.shrinkEvaluations = 20_000 } }
    public init(_ change: @escaping @Sendable (inout CheckSettings) -> Void) { self.change = { change(&$0.campaign) } }

    init(changing change: @escaping @Sendable (inout ResolvedOptions) -> Void) { self.change = change }
}
