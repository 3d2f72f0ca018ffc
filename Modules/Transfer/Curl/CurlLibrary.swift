import CLibCurl

/// libcurl, loaded and set up when it is first asked for, and as long as the process lasts: a program that asks no server does not wait for
/// it.
///
/// Both must be done once, before anything else and not on two threads at a time (https://curl.se/libcurl/c/curl_global_init.html),
/// which a static constant sees to.
enum CurlLibrary {
  /// Why nothing can be transferred; nil when libcurl is ready.
  static let problem: TransferError? = {
    if let reason = shim_load() { return .libraryMissing(String(cString: reason)) }
    let code = shim_global_init(Int(CURL_GLOBAL_SSL))
    return code == CURLE_OK ? nil : .failed(code: Int(code.rawValue), "libcurl could not be set up")
  }()

  /// To be called before anything else of libcurl is.
  static func load() throws(TransferError) {
    if let problem { throw problem }
  }
}
