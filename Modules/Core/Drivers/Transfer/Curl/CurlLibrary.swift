import CLibCurl

/// libcurl, loaded and initialized on first use, for the lifetime of the process. A command that sends no request does not wait for
/// libcurl.
///
/// Loading and initialization must happen once, before any other call and never on two threads at a time
/// (https://curl.se/libcurl/c/curl_global_init.html). A static constant guarantees that.
enum CurlLibrary {
  /// The possible file names, the most common one first. The 4 is the version of the binary interface, unchanged since 2006
  /// (https://curl.se/libcurl/abi.html). Debian has builds for two TLS libraries, and only one of them may be installed. The libcurl of
  /// macOS has no file but can be loaded; Homebrew's is outside the loader's search path.
  #if canImport(Darwin)
    static let names = [
      "/usr/lib/libcurl.4.dylib", "/opt/homebrew/opt/curl/lib/libcurl.4.dylib", "/usr/local/opt/curl/lib/libcurl.4.dylib",
    ]
  #else
    static let names = ["libcurl.so.4", "libcurl-gnutls.so.4"]
  #endif

  /// The error that prevents all transfers; nil when libcurl is ready.
  static let problem: TransferError? = {
    var reasons: [String] = []
    for name in names {
      if let reason = shim_load(name) {
        reasons.append(String(cString: reason))
      } else if let lack = CurlVersion.loaded?.lack {
        reasons.append("\(name) \(lack)")
      } else {
        let code = shim_global_init(Int(CURL_GLOBAL_SSL))
        return code == CURLE_OK ? nil : .failed(code: Int(code.rawValue), "libcurl could not be initialized")
      }
    }
    return .libraryMissing(reasons.joined(separator: "; "))
  }()

  /// Must be called before any other libcurl function.
  static func load() throws(TransferError) {
    if let problem { throw problem }
  }
}
