import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel

/// A cut blueprint in an environment.
struct CutScreen: Hashable {
    let blueprint: Blueprint
    let environment: UserEnvironment
}

extension Finding {
    /// Whether each extent that is too small here is no larger than there; findings
    /// without extents are equal.
    func lacksAsMuch(as other: Finding) -> Bool {
        guard case .size(let own) = measured, case .size(let its) = other.measured, case .size(let least) = required else { return true }
        // Rounding errors of sums must not count.
        let tolerance = 0.01
        func holds(_ own: Double, _ its: Double, _ least: Double) -> Bool {
            its >= least ? own >= least - tolerance : own <= its + tolerance
        }
        return holds(own.width, its.width, least.width) && holds(own.height, its.height, least.height)
    }
}
