import CLibCurl

/// libcurl, loaded and set up when it is first asked for, and as long as the process lasts: a program that asks no server does not wait for
/// it.
///
/// Both must be done once, before anything else and not on two threads at a time (https://curl.se/libcurl/c/curl_global_init.html),
/// which a static constant sees to.
enum CurlLibrary {
  /// The names that it goes by, the usual one first. The 4 is the version of its binary interface, the same since 2006
  /// (https://curl.se/libcurl/abi.html). Debian has it with either of two libraries for TLS, and may have one alone; Homebrew's stands where the
  /// loader does not look by itself.
  #if canImport(Darwin)
    static let names = ["libcurl.4.dylib", "/opt/homebrew/opt/curl/lib/libcurl.4.dylib", "/usr/local/opt/curl/lib/libcurl.4.dylib"]
  #else
    static let names = ["libcurl.so.4", "libcurl-gnutls.so.4"]
  #endif

  /// Why nothing can be transferred; nil when libcurl is ready.
  static let problem: TransferError? = {
    var reasons: [String] = []
    for name in names {
      if let reason = shim_load(name) {
        reasons.append(String(cString: reason))
      } else if let lack = CurlVersion.loaded?.lack {
        reasons.append("\(name) \(lack)")
      } else {
        let code = shim_global_init(Int(CURL_GLOBAL_SSL))
        return code == CURLE_OK ? nil : .failed(code: Int(code.rawValue), "libcurl could not be set up")
      }
    }
    return .libraryMissing(reasons.joined(separator: "; "))
  }()

  /// To be called before anything else of libcurl is.
  static func load() throws(TransferError) {
    if let problem { throw problem }
  }
}
