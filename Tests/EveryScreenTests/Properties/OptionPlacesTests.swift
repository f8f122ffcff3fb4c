#if canImport(Testing)
    import EveryScreen
    import EveryValue
    import Testing

    /// Options may stand before and after every argument of a property.
    @Suite(.regressions(.off)) struct OptionPlacesTests {
        private func seeds(_ check: @escaping @Sendable () async -> Void) async -> [String] {
            let texts = (try? await recordedIssues { await check() }) ?? []
            return texts.compactMap {
                $0.split(separator: "\n").first { $0.contains("replay:") }?.split(separator: ", ").last.map(String.init)
            }
        }

        @Test func `of one generator`() async {
            let seeds = await seeds {
                await expectHolds(.seed(71), forEvery: .integer(in: 0...9)) { $0 < 0 }
                await expectHolds(forEvery: .integer(in: 0...9), .seed(72)) { $0 < 0 }
                await expectHolds(forEvery: .integer(in: 0...9), .seed(73), .cases(7)) { $0 < 0 }
                await expectHolds(.cases(7), forEvery: .integer(in: 0...9), examples: [], .seed(74)) { $0 < 0 }
            }
            #expect(seeds == ["seed 71", "seed 72", "seed 73", "seed 74"])
        }

        @Test func `of two, three and four generators`() async {
            let seeds = await seeds {
                await expectHolds(forEvery: .integer(in: 0...9), .boolean(), .seed(75)) { n, _ in n < 0 }
                await expectHolds(.cases(7), forEvery: .integer(in: 0...9), .boolean(), examples: [], .seed(76)) { n, _ in n < 0 }
                await expectHolds(forEvery: .integer(in: 0...9), .boolean(), .string(), .seed(77)) { n, _, _ in n < 0 }
                await expectHolds(forEvery: .integer(in: 0...9), .boolean(), .string(), examples: [], .seed(78)) { n, _, _ in n < 0 }
                await expectHolds(forEvery: .integer(in: 0...9), .boolean(), .string(), .boolean(), .seed(79)) { n, _, _, _ in n < 0 }
                await expectHolds(
                    .cases(7), forEvery: .integer(in: 0...9), .boolean(), .string(), .boolean(), examples: [], .seed(80)
                ) { n, _, _, _ in n < 0 }
            }
            #expect(seeds == (75...80).map { "seed \($0)" })
        }

        @Test func `of machines`() async {
            var machine = RuleMachine(model: 0) { Counter() }
            machine.rule("increase()") {
                $0 += 1
            } system: {
                $0.increase()
            }
            machine.invariant("small") { model, _ in model < 1 }
            let broken = machine
            let seeds = await seeds {
                await expectHolds(forEveryProgramOf: broken, .seed(81), .cases(20))
                await expectHolds(.cases(20), forEveryProgramOf: broken, .seed(82))
            }
            #expect(seeds == ["seed 81", "seed 82"])
        }

        @Test func `of screens, whose failures print the seed as well`() async {
            let seeds = await seeds {
                await expectAccessible(forEvery: .integer(in: 20...40), .seed(83)) { n, _ in .button("Go").frame(width: Double(n)) }
                await expectAccessible(.seed(84)) { _ in .button("") }
            }
            #expect(Set(seeds) == ["seed 83", "seed 84"])
        }
    }

    private final class Counter {
        var count = 0
        func increase() { count += 1 }
    }
#endif
