// That there is a runtime of Objective-C, for type checks only: what it adds is
// declared with Foundation.
public struct ObjectiveCRuntime: Sendable {}
