import CLibCurl

/// An absolute URL as parsed by libcurl (https://curl.se/libcurl/c/libcurl-url.html).
///
/// Not Sendable: libcurl allows only one thread at a time to use a handle.
final class CurlURL {
  private let handle: OpaquePointer

  /// Parses a URL. The scheme is required and never guessed.
  /// - Returns: nil when the bytes are not an absolute URL.
  init?(_ bytes: [UInt8]) {
    guard let handle = shim_url() else { return nil }
    self.handle = handle
    guard set(CURLUPART_URL, bytes, UInt32(CURLU_NON_SUPPORT_SCHEME)) else { return nil }
  }

  deinit { shim_url_cleanup(handle) }

  /// Resolves a reference as libcurl does after a redirect. Spaces and non-ASCII bytes are escaped, because servers send them unescaped.
  /// - Returns: false when the reference is invalid.
  func follow(_ reference: [UInt8]) -> Bool {
    // Up to at least 7.88, libcurl resolves a lone fragment to the root. RFC 3986 section 5.2.2 keeps the path.
    if reference.first == UInt8(ascii: "#") { return set(CURLUPART_FRAGMENT, Array(reference.dropFirst()), UInt32(CURLU_URLENCODE)) }
    return set(CURLUPART_URL, reference, UInt32(CURLU_NON_SUPPORT_SCHEME | CURLU_URLENCODE | CURLU_ALLOW_SPACE))
  }

  /// A part as written in the URL; nil when it is missing. A default port is returned even when the URL does not contain it.
  subscript(part: CURLUPart) -> String? {
    get {
      var text: UnsafeMutablePointer<CChar>?
      let flags = part == CURLUPART_PORT ? UInt32(CURLU_DEFAULT_PORT) : 0
      guard shim_url_get(handle, part, &text, flags) == CURLUE_OK, let text else { return nil }
      defer { shim_free(text) }
      return String(cString: text)
    }
    set {
      guard let newValue else {
        shim_url_set(handle, part, nil, 0)
        return
      }
      _ = set(part, Array(newValue.utf8), 0)
    }
  }

  /// A NUL would end the C string, so libcurl would fetch a URL other than the one that was checked.
  private func set(_ part: CURLUPart, _ bytes: [UInt8], _ flags: UInt32) -> Bool {
    guard !bytes.contains(0) else { return false }
    return (bytes + [0]).withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { shim_url_set(handle, part, $0.baseAddress, flags) == CURLUE_OK }
    }
  }
}
