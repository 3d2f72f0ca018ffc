import CLibCurl

/// The parts of an absolute address that requests and errors need, as libcurl reads them, so that what is checked here is what
/// libcurl will do.
struct AddressParts {
  let scheme: String
  let host: String
  let port: String

  var hostAndPort: String { "\(host):\(port)" }

  /// - Returns: nil when the text is no absolute address.
  init?(_ address: String) {
    // A C string ends at NUL: libcurl would fetch an address other than the one that was checked.
    guard !address.utf8.contains(0), let handle = shim_url() else { return nil }
    defer { shim_url_cleanup(handle) }
    // Without CURLU_GUESS_SCHEME and CURLU_DEFAULT_SCHEME, so that nothing is guessed.
    guard shim_url_set(handle, CURLUPART_URL, address, UInt32(CURLU_NON_SUPPORT_SCHEME)) == CURLUE_OK,
      let scheme = Self.part(CURLUPART_SCHEME, of: handle)
    else { return nil }
    self.scheme = scheme
    host = Self.part(CURLUPART_HOST, of: handle) ?? ""
    port = Self.part(CURLUPART_PORT, of: handle) ?? ""
  }

  private static func part(_ part: CURLUPart, of handle: OpaquePointer) -> String? {
    var text: UnsafeMutablePointer<CChar>?
    guard shim_url_get(handle, part, &text, UInt32(CURLU_DEFAULT_PORT)) == CURLUE_OK, let text else { return nil }
    defer { shim_free(text) }
    return String(cString: text)
  }
}
