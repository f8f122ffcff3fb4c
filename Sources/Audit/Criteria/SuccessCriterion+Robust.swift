// The success criteria of WCAG 2.2 under principle 4, Robust:
// https://www.w3.org/TR/WCAG22/. `parsing` (4.1.1) was removed from it.

extension SuccessCriterion {
    /// 4.1.2 Name, Role, Value, level A.
    public static let nameRoleValue = SuccessCriterion("4.1.2", "Name, Role, Value", .a, since: .wcag20)
    /// 4.1.3 Status Messages, level AA.
    public static let statusMessages = SuccessCriterion("4.1.3", "Status Messages", .aa, since: .wcag21)

    /// The criteria of the principle, in the order of their numbers.
    static let robust: [SuccessCriterion] = [
        .nameRoleValue, .statusMessages,
    ]
}
