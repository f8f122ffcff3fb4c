// The part of Foundation, CoreGraphics, Dispatch and the C library that the library
// uses, for type checks only: signatures without bodies that mean anything. Source:
// swift-corelibs-foundation and Apple's documentation of Foundation.
public struct CGFloat: Sendable, Hashable, Comparable, SignedNumeric, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral,
    BinaryFloatingPointLike
{
    public var native: Double
    public typealias NativeType = Double
    public init() { native = 0 }
    public init(_ v: Double) { native = v }
    public init(_ v: Float) { native = Double(v) }
    public init(_ v: Int) { native = Double(v) }
    public init(_ v: CGFloat) { native = v.native }
    public init(floatLiteral v: Double) { native = v }
    public init(integerLiteral v: Int) { native = Double(v) }
    public init?<T>(exactly source: T) where T: BinaryInteger { native = Double(source) }
    public var magnitude: CGFloat { self }
    public static func < (a: CGFloat, b: CGFloat) -> Bool { a.native < b.native }
    public static func + (a: CGFloat, b: CGFloat) -> CGFloat { a }
    public static func - (a: CGFloat, b: CGFloat) -> CGFloat { a }
    public static func * (a: CGFloat, b: CGFloat) -> CGFloat { a }
    public static func / (a: CGFloat, b: CGFloat) -> CGFloat { a }
    public static func *= (a: inout CGFloat, b: CGFloat) {}
    public static func /= (a: inout CGFloat, b: CGFloat) {}
    public static let greatestFiniteMagnitude = CGFloat(1)
    public static let zero = CGFloat(0)
    public static let infinity = CGFloat(0)
    public var isFinite: Bool { true }
    public func rounded() -> CGFloat { self }
}
public protocol BinaryFloatingPointLike {}
extension Double { public init(_ v: CGFloat) { self = v.native } }
extension Float { public init(_ v: CGFloat) { self = Float(v.native) } }
extension Int { public init(_ v: CGFloat) { self = Int(v.native) } }
public struct CGPoint: Hashable, Sendable {
    public var x, y: CGFloat
    public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }
    public init(x: Double, y: Double) { self.init(x: CGFloat(x), y: CGFloat(y)) }
    public init(x: Int, y: Int) { self.init(x: CGFloat(x), y: CGFloat(y)) }
    public static let zero = CGPoint(x: 0.0, y: 0.0)
}
public struct CGSize: Hashable, Sendable {
    public var width, height: CGFloat
    public init(width: CGFloat, height: CGFloat) { (self.width, self.height) = (width, height) }
    public init(width: Double, height: Double) { self.init(width: CGFloat(width), height: CGFloat(height)) }
    public init(width: Int, height: Int) { self.init(width: CGFloat(width), height: CGFloat(height)) }
    public static let zero = CGSize(width: 0.0, height: 0.0)
}
public struct CGRect: Hashable, Sendable {
    public var origin: CGPoint
    public var size: CGSize
    public init(origin: CGPoint, size: CGSize) { (self.origin, self.size) = (origin, size) }
    public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
        self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
    }
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(x: CGFloat(x), y: CGFloat(y), width: CGFloat(width), height: CGFloat(height))
    }
    public init(x: Int, y: Int, width: Int, height: Int) {
        self.init(x: CGFloat(x), y: CGFloat(y), width: CGFloat(width), height: CGFloat(height))
    }
    public static let zero = CGRect(x: 0.0, y: 0.0, width: 0.0, height: 0.0)
    public static let null = CGRect(x: 0.0, y: 0.0, width: 0.0, height: 0.0)
    public var isNull: Bool { false }
    public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect { self }
    public func contains(_ p: CGPoint) -> Bool { true }
    public var minX: CGFloat { 0 }
    public var minY: CGFloat { 0 }
    public var maxX: CGFloat { 0 }
    public var maxY: CGFloat { 0 }
    public var midX: CGFloat { 0 }
    public var midY: CGFloat { 0 }
    public var width: CGFloat { 0 }
    public var height: CGFloat { 0 }
}
public protocol NSObjectProtocol: AnyObject {}
open class NSObject: NSObjectProtocol, Hashable {
    public init() {}
    open func isEqual(_ o: Any?) -> Bool { false }
    public static func == (a: NSObject, b: NSObject) -> Bool { a === b }
    public func hash(into h: inout Hasher) {}
}
open class NSCoder: NSObject {}
open class NSNumber: NSObject, @unchecked Sendable {
    public init(value: Bool) {}
    public init(value: Double) {}
    public var doubleValue: Double { 0 }
    public var boolValue: Bool { false }
    public var intValue: Int { 0 }
    public var stringValue: String { "" }
}
public struct NSRange: Hashable, Sendable {
    public var location, length: Int
    public init(location: Int, length: Int) { (self.location, self.length) = (location, length) }
}
extension Range where Bound == Int { public init?(_ r: NSRange) { self = 0..<0 } }
public let NSNotFound = Int.max
public struct IndexPath: Hashable, Sendable {
    public init(indexes: [Int]) {}
    public subscript(i: Int) -> Int { 0 }
}
open class NSAttributedString: NSObject, @unchecked Sendable {
    public struct Key: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ s: String) { rawValue = s }
    }
    public struct EnumerationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
    }
    public init(string: String, attributes: [Key: Any]? = nil) {}
    public var length: Int { 0 }
    public var string: String { "" }
    public func enumerateAttributes(
        in r: NSRange, options: EnumerationOptions = [], using block: ([Key: Any], NSRange, UnsafeMutablePointer<Bool>) -> Void
    ) {}
}
public struct Date: Hashable, Sendable {
    public init() {}
    public init(timeIntervalSinceNow: Double) {}
}
open class RunLoop: NSObject {
    public struct Mode: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let `default` = Mode(rawValue: "")
    }
    public class var main: RunLoop { RunLoop() }
    public func run(mode: Mode, before: Date) -> Bool { true }
}
open class Thread: NSObject {
    public class var isMainThread: Bool { true }
    public class var callStackSymbols: [String] { [] }
}
open class ProcessInfo: NSObject, @unchecked Sendable {
    public class var processInfo: ProcessInfo { ProcessInfo() }
    public var environment: [String: String] { [:] }
    public var arguments: [String] { [] }
}
public struct URL: Hashable, Sendable {
    public init(fileURLWithPath: String) {}
    public init?(string: String) { nil }
    public var path: String { "" }
    public func deletingPathExtension() -> URL { self }
    public func deletingLastPathComponent() -> URL { self }
    public var lastPathComponent: String { "" }
    public func appendingPathComponent(_ s: String) -> URL { self }
}
public struct Data: Hashable, Sendable {
    public init() {}
    public init<S: Sequence>(_ s: S) where S.Element == UInt8 {}
}
public struct UUID: Hashable, Sendable {
    public init() {}
    public var uuidString: String { "" }
}
open class NSLock: NSObject, @unchecked Sendable {
    public func lock() {}
    public func unlock() {}
    public func withLock<R>(_ b: () throws -> R) rethrows -> R { try b() }
}
open class FileHandle: NSObject, @unchecked Sendable {}
open class FileManager: NSObject, @unchecked Sendable {
    public class var `default`: FileManager { FileManager() }
    public var currentDirectoryPath: String { "" }
}
open class Bundle: NSObject, @unchecked Sendable { public class var main: Bundle { Bundle() } }
open class JSONEncoder { public init() {} }
open class JSONDecoder { public init() {} }
public struct CocoaError: Error {}
public final class DispatchSpecificKey<T> { public init() {} }
extension DispatchSpecificKey: @unchecked Sendable {}
open class DispatchQueue: NSObject, @unchecked Sendable {
    public class var main: DispatchQueue { DispatchQueue() }
    public func sync<T>(execute work: () throws -> T) rethrows -> T { try work() }
    public func setSpecific<T>(key: DispatchSpecificKey<T>, value: T?) {}
    public class func getSpecific<T>(key: DispatchSpecificKey<T>) -> T? { nil }
}
public func dlopen(_ p: UnsafePointer<CChar>!, _ m: Int32) -> UnsafeMutableRawPointer! { nil }
public func dlsym(_ h: UnsafeMutableRawPointer!, _ s: UnsafePointer<CChar>!) -> UnsafeMutableRawPointer! { nil }
public let RTLD_NOW: Int32 = 2, RTLD_LOCAL: Int32 = 4
public func getuid() -> UInt32 { 0 }
extension FileManager { public var temporaryDirectory: URL { URL(fileURLWithPath: "") } }
extension URL {
    public func appending(path: String) -> URL { self }
    public func appending(component: String) -> URL { self }
}
// MacTypes.h, which CFBase.h includes wherever TARGET_OS_MAC is set (macOS, iOS,
// tvOS, visionOS, watchOS)
public typealias Size = Int
public struct Point {
    public var v: Int16 = 0, h: Int16 = 0
    public init() {}
    public init(v: Int16, h: Int16) {}
}
public struct Rect {
    public var top: Int16 = 0, left: Int16 = 0, bottom: Int16 = 0, right: Int16 = 0
    public init() {}
    public init(top: Int16, left: Int16, bottom: Int16, right: Int16) {}
}
public typealias Style = UInt8
open class NSCondition: NSObject, @unchecked Sendable {
    public func lock() {}
    public func unlock() {}
    public func wait() {}
    public func signal() {}
    public func broadcast() {}
}
extension ProcessInfo { public var activeProcessorCount: Int { 1 } }
public typealias NSRect = CGRect
public typealias NSPoint = CGPoint
public typealias NSSize = CGSize
public struct NSEdgeInsets: Sendable {
    public var top, left, bottom, right: CGFloat
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }
}

@discardableResult public func atexit(_ function: @convention(c) () -> Void) -> Int32 { 0 }
public func NSClassFromString(_ name: String) -> AnyClass? { nil }
extension Thread { public class func sleep(forTimeInterval time: Double) {} }
extension Bundle {
    public convenience init(for kind: AnyClass) { self.init() }
    public var bundlePath: String { "" }
}
open class NSValue: NSObject {
    public var rectValue: CGRect { .zero }
    public var pointValue: CGPoint { .zero }
}

extension Error { public var localizedDescription: String { "" } }
extension String {
    public struct Encoding: Sendable { public static let utf8 = Encoding() }
    public init(contentsOfFile path: String, encoding: Encoding) throws { self = "" }
    public init(contentsOf url: URL, encoding: Encoding) throws { self = "" }
}
extension Data {
    public struct WritingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let atomic = WritingOptions(rawValue: 1)
    }
    public init(contentsOf url: URL) throws { self.init() }
    public func write(to url: URL, options: WritingOptions = []) throws {}
}
extension Data: RandomAccessCollection {
    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public subscript(index: Int) -> UInt8 { 0 }
}
public struct FileAttributeKey: Hashable, Sendable {}
extension FileManager {
    public func contentsOfDirectory(atPath path: String) throws -> [String] { [] }
    public func createDirectory(
        at url: URL, withIntermediateDirectories: Bool, attributes: [FileAttributeKey: Any]? = nil
    ) throws {}
    public func fileExists(atPath path: String) -> Bool { false }
    public func removeItem(at url: URL) throws {}
}
extension FileHandle {
    public class var standardOutput: FileHandle { FileHandle() }
    public class var standardError: FileHandle { FileHandle() }
    public func write<Bytes: DataProtocol>(contentsOf data: Bytes) throws {}
}
public protocol DataProtocol {}
extension Data: DataProtocol {}
open class NSRegularExpression: NSObject { public class func escapedPattern(for string: String) -> String { "" } }
extension URL { public var pathExtension: String { "" } }

extension RunLoop { public func run(until date: Date) {} }

// Signals: <sys/signal.h> and <signal.h> of Darwin. `sigaltstack` is prohibited on
// tvOS and watchOS there.
public var SIGHUP: Int32 { 1 }
public var SIGINT: Int32 { 2 }
public var SIGQUIT: Int32 { 3 }
public var SIGILL: Int32 { 4 }
public var SIGTRAP: Int32 { 5 }
public var SIGABRT: Int32 { 6 }
public var SIGFPE: Int32 { 8 }
public var SIGBUS: Int32 { 10 }
public var SIGSEGV: Int32 { 11 }
public var SIGSYS: Int32 { 12 }
public var SIGALRM: Int32 { 14 }
public var SIGTERM: Int32 { 15 }
public var SIGXCPU: Int32 { 24 }
// Threads: <pthread.h> of Darwin.
public typealias pthread_t = UnsafeMutablePointer<_opaque_pthread_t>
public struct _opaque_pthread_t {}
public func pthread_self() -> pthread_t { fatalError() }
public func pthread_equal(_ first: pthread_t?, _ second: pthread_t?) -> Int32 { 0 }

public struct __sigaction_u {
    public var __sa_handler: (@convention(c) (Int32) -> Void)?
}
public struct sigaction {
    public var __sigaction_u: __sigaction_u
    public var sa_mask: UInt32
    public var sa_flags: Int32
    public init() { fatalError() }
    /// The function of the same name, which Swift does not let stand beside the
    /// type in one module.
    @discardableResult
    public init(_ number: Int32, _ action: UnsafePointer<sigaction>!, _ old: UnsafeMutablePointer<sigaction>!) { fatalError() }
}
