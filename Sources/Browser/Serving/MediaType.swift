/// The media types by which files are served.
enum MediaType {
    private static let byEnding: [String: String] = [
        "html": "text/html", "htm": "text/html", "xhtml": "application/xhtml+xml", "xht": "application/xhtml+xml", "xml": "application/xml",
        "css": "text/css", "js": "text/javascript", "mjs": "text/javascript", "json": "application/json", "map": "application/json",
        "wasm": "application/wasm", "txt": "text/plain", "md": "text/plain", "vtt": "text/vtt", "csv": "text/csv",
        "webmanifest": "application/manifest+json", "svg": "image/svg+xml", "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg",
        "gif": "image/gif", "webp": "image/webp", "avif": "image/avif", "ico": "image/x-icon", "bmp": "image/bmp", "apng": "image/apng",
        "mp4": "video/mp4", "m4v": "video/mp4", "webm": "video/webm", "ogv": "video/ogg", "mov": "video/quicktime", "mp3": "audio/mpeg",
        "m4a": "audio/mp4", "oga": "audio/ogg", "ogg": "audio/ogg", "opus": "audio/ogg", "wav": "audio/wav", "flac": "audio/flac",
        "woff": "font/woff", "woff2": "font/woff2", "ttf": "font/ttf", "otf": "font/otf", "pdf": "application/pdf",
    ]

    /// The filename extensions of pages.
    static let pageEndings: Set<String> = ["html", "htm", "xhtml", "xht", "svg"]

    /// Returns the media type of a file, with UTF-8 as encoding if its text is
    /// certainly UTF-8.
    ///
    /// A page in another encoding declares it in its head; a declared type would
    /// override that.
    static func type(ofFile name: String, holding bytes: [UInt8]) -> String {
        let type = byEnding[ending(of: name)] ?? "application/octet-stream"
        let isText = type.hasPrefix("text/") || type == "image/svg+xml" || type == "application/json"
        return isText && String(validating: bytes, as: UTF8.self) != nil ? type + "; charset=utf-8" : type
    }

    /// The letters after the last dot of a name, in lowercase.
    static func ending(of name: String) -> String {
        guard let dot = name.lastIndex(of: "."), name[dot...].firstIndex(of: "/") == nil else { return "" }
        return name[name.index(after: dot)...].lowercased()
    }
}
