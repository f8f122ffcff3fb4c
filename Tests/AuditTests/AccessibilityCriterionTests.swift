import EveryScreenAudit
import Foundation
import Testing

struct AccessibilityCriterionTests {
    private let criteria: [AccessibilityCriterion] = [
        .wcag(.targetSizeMinimum), .humanInterfaceGuidelines(.buttons), .material(.touchTargets), .other(.techniqueH2), "Our style guide",
    ]

    @Test func `a criterion is cited by its number or its page`() {
        #expect(
            criteria.citation
                == "WCAG 2.2 SC 2.5.8; HIG, Buttons; Material Design, Touch targets; WCAG technique H2; Our style guide")
    }

    @Test func `a criterion has the address of its page, if that has one`() {
        #expect(
            criteria.map(\.url) == [
                "https://www.w3.org/WAI/WCAG22/Understanding/target-size-minimum",
                "https://developer.apple.com/design/human-interface-guidelines/buttons",
                "https://m3.material.io/foundations/designing/structure",
                "https://www.w3.org/WAI/WCAG22/Techniques/html/H2",
                nil,
            ])
    }

    @Test func `a page that has a name is read with its address`() throws {
        let pages: [AccessibilityCriterion] = [
            .other(.a11yUITests), .other(.accessibilityInspector), .other(.techniqueH2), .other(.techniqueG201), .other(.switchControlTalk),
            .other(.traits), .other(.speechPriority), .other(.customAction), .other(.invertColors),
        ]

        #expect(try JSONDecoder().decode([AccessibilityCriterion].self, from: JSONEncoder().encode(pages)).map(\.url) == pages.map(\.url))
    }

    @Test func `a success criterion has a level, other sources have none`() {
        #expect(criteria.map(\.successCriterion?.level) == [.aa, nil, nil, nil, nil])
    }

    @Test func `criteria are written as they are cited, and read from that`() throws {
        let json = String(decoding: try JSONEncoder().encode(criteria), as: UTF8.self)

        #expect(
            json == #"["WCAG 2.2 SC 2.5.8","HIG, Buttons","Material Design, Touch targets","WCAG technique H2","Our style guide"]"#)
        #expect(try JSONDecoder().decode([AccessibilityCriterion].self, from: Data(json.utf8)) == criteria)
    }
}
