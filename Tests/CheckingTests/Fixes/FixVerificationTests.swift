import EveryScreenKit
import EveryScreenLayout
import EveryScreenModel
import Testing

struct FixVerificationTests {
    @Test func table() {
        for screen in FaultyScreen.all {
            let subject = Fixes.Subject(profile: .strict, environments: UserEnvironment.dozen, blueprint: screen.blueprint)
            var found: (Finding, UserEnvironment)?
            for environment in UserEnvironment.dozen where found == nil {
                found = subject.findings(in: environment).first { $0.spec == screen.spec }.map { ($0, environment) }
            }
            guard let found else { print("FIX \(screen.testDescription)\t!!NOT FOUND"); continue }
            let outcome = Fixes.firstWorking(for: found.0, in: found.1, of: subject)
            print("FIX \(screen.testDescription)\t\(outcome.edit?.swiftCode ?? "-")\t\(outcome.rejected.count) \(outcome.evaluations) \(found.0.kind)")
            for rejection in outcome.rejected {
                print("   REJ \(rejection.edit.swiftCode) :: \(rejection.finding.origin) \(rejection.finding.element.name) at \(rejection.environment.textSize) \(rejection.environment.screenSize.width)")
            }
        }
    }
}
