import EveryScreenKit
import EveryScreenLayout
import EveryScreenModel
import Testing

struct FixVerificationTests {
    @Test func table() {
        for screen in FaultyScreen.all {
            let subject = Fixes.Subject(profile: .strict, environments: UserEnvironment.dozen, blueprint: screen.blueprint)
            var found: [(Finding, UserEnvironment)] = []
            for environment in UserEnvironment.dozen {
                for finding in subject.findings(in: environment) where !found.contains(where: { $0.0.origin == finding.origin }) { found.append((finding, environment)) }
            }
            let planted = found.first { $0.0.spec.rawValue == screen.spec }?.0
            if planted == nil { print("FIX \(screen.testDescription)\t!!NOT FOUND") }
            for found in found {
            let outcome = Fixes.firstWorking(for: found.0, in: found.1, of: subject)
            let mark = found.0 == planted ? "FIX \(screen.testDescription)" : "ALL \(screen.testDescription) | \(found.0.origin) \(found.0.severity)"
            print("\(mark)\t\(outcome.edit?.swiftCode ?? "-")\t\(outcome.rejected.count) \(outcome.evaluations) \(found.0.kind)")
            for rejection in outcome.rejected {
                print("   REJ \(rejection.edit.swiftCode) :: \(rejection.finding.origin) \(rejection.finding.element.name) at \(rejection.environment.textSize) \(rejection.environment.screenSize.width)")
            }
            }
        }
    }
}
