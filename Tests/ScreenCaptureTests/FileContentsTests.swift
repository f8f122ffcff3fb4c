import EveryScreenCapture
import EveryScreenCaptureReaders
import Foundation
import Testing

struct FileContentsTests {
    @Test func `A path with spaces and letters of any script is read`() throws {
        let directory = try TemporaryDirectory()
        let path = try directory.file("Bestellung mit Tee ☕️ 注文.xml", Array(dump("").utf8))

        #expect(try readCapture(at: path).screens[0].name == "Bestellung mit Tee ☕️ 注文")
    }

    @Test func `An empty file, and one of white space, are reported`() throws {
        let directory = try TemporaryDirectory()
        let empty = try directory.file("empty.xml", [])

        #expect(error(at: empty) == "\(empty): the file is empty; a capture is expected; capture the screen again")
        #expect(message(" \r\n\t") == "capture: the file is empty; a capture is expected; capture the screen again")
    }

    @Test func `A missing file is reported`() throws {
        let path = try TemporaryDirectory().path + "/none.xml"

        #expect(error(at: path) == "\(path): there is no such file; check the path")
        #expect(error(at: "") == ": there is no such file; check the path")
    }

    @Test func `A folder is reported`() throws {
        let directory = try TemporaryDirectory()

        #expect(error(at: directory.path) == "\(directory.path): this is a folder; name the files in it")
    }

    @Test(.enabled(if: getuid() != 0, "the system administrator may read everything"))
    func `A file without permission is reported in the words of the system`() throws {
        let directory = try TemporaryDirectory()
        let path = try directory.file("secret.xml", Array(dump("").utf8))
        try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)

        #expect(error(at: path) == "\(path): the file cannot be read; Permission denied; check its permissions")
    }

    #if os(Linux)
        @Test func `A file the system fails to read is reported in its words`() {
            // Nothing is mapped at address 0 of the process.
            #expect(error(at: "/proc/self/mem") == "/proc/self/mem: the file cannot be read; Input/output error; check its permissions")
        }

        @Test func `A device is read up to its end`() {
            #expect(error(at: "/dev/null") == "/dev/null: the file is empty; a capture is expected; capture the screen again")
        }
    #endif

    private func error(at path: String) -> String {
        do {
            _ = try readCapture(at: path)
            return ""
        } catch {
            return "\(error)"
        }
    }
}
