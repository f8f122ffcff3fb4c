// The part of Swift Testing that the library uses, for type checks only. Source:
// swift-testing, release/6.3, Sources/Testing.

// Comment.swift
public struct Comment: RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}

// SourceAttribution/SourceLocation.swift
public struct SourceLocation: Hashable, Sendable {
    public var fileID: String
    public var filePath: String
    public var line: Int
    public var column: Int
    public var fileName: String { fileID }
    public var moduleName: String { fileID }
    public init(fileID: String, filePath: String, line: Int, column: Int) {
        (self.fileID, self.filePath, self.line, self.column) = (fileID, filePath, line, column)
    }
    /// The expansion of the macro, release/6.2 and later.
    public init(__uncheckedFileID fileID: String, filePath: String, line: Int, column: Int) {
        self.init(fileID: fileID, filePath: filePath, line: line, column: column)
    }
    public static func __here(fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column) -> Self {
        Self(fileID: fileID, filePath: filePath, line: line, column: column)
    }
}

@freestanding(expression) public macro _sourceLocation() -> SourceLocation =
    #externalMacro(module: "TestingMacros", type: "SourceLocationMacro")

// Traits/Trait.swift
public protocol Trait: Sendable {}
public protocol TestTrait: Trait {}
public protocol SuiteTrait: Trait { var isRecursive: Bool { get } }

// Test.swift, Test.ID.swift, Test.Case.swift
public struct Test: Sendable {
    public static var current: Test? { nil }
    public var name: String { "" }
    public var displayName: String? { nil }
    public var traits: [any Trait] { [] }
    public var id: ID { ID() }
    public struct ID: Hashable, Sendable {
        public var moduleName: String { "" }
        public var nameComponents: [String] { [] }
    }
    public struct Case: Sendable {
        public static var current: Case? { nil }
        public var isParameterized: Bool { false }
    }
}

// Issues/Issue.swift, Issue+Recording.swift: `severity` is public from release/6.3
// on.
public struct Issue: Sendable {
    public var sourceLocation: SourceLocation? { nil }
    public var comments: [Comment] { [] }
    public enum Severity: Sendable { case warning, error }
    @discardableResult
    public static func record(
        _ comment: Comment? = nil, severity: Severity = .error, sourceLocation: SourceLocation = #_sourceLocation
    ) -> Issue { Issue() }
}

// Attachments/Attachment.swift
public protocol Attachable: ~Copyable {}
extension String: Attachable {}
public struct Attachment<Value: Attachable>: Sendable where Value: Sendable {
    public static func record(
        _ value: Value, named name: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
    ) {}
}

// Test+Macro, CustomTestStringConvertible.swift
extension String { public init(describingForTest value: some Any) { self = "" } }

// Traits/IssueHandlingTrait.swift
public struct IssueHandlingTrait: TestTrait, SuiteTrait {
    public var isRecursive: Bool { true }
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {}
}
extension Trait where Self == IssueHandlingTrait {
    public static func compactMapIssues(_ transform: @escaping @Sendable (Issue) -> Issue?) -> Self { IssueHandlingTrait() }
}
