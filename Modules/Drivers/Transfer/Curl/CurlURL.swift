import CLibCurl

/// An absolute address taken apart, in libcurl's own reading of it (https://curl.se/libcurl/c/libcurl-url.html).
///
/// Not Sendable: libcurl lets only one thread at a time use a handle.
final class CurlURL {
  private let handle: OpaquePointer

  /// - Returns: nil when the bytes are no absolute address. Nothing is guessed: there must be a scheme.
  init?(_ bytes: [UInt8]) {
    guard let handle = shim_url() else { return nil }
    self.handle = handle
    guard set(CURLUPART_URL, bytes, UInt32(CURLU_NON_SUPPORT_SCHEME)) else { return nil }
  }

  deinit { shim_url_cleanup(handle) }

  /// Goes where a reference leads from here, as libcurl does behind a redirect: spaces and bytes beyond ASCII are escaped, since servers send
  /// them as they are.
  /// - Returns: false when it leads nowhere.
  func follow(_ reference: [UInt8]) -> Bool {
    // Up to 7.88 at least, libcurl takes a fragment alone for a way to the root (RFC 3986 section 5.2.2 says that it stays where it is).
    if reference.first == UInt8(ascii: "#") { return set(CURLUPART_FRAGMENT, Array(reference.dropFirst()), UInt32(CURLU_URLENCODE)) }
    return set(CURLUPART_URL, reference, UInt32(CURLU_NON_SUPPORT_SCHEME | CURLU_URLENCODE | CURLU_ALLOW_SPACE))
  }

  /// A part as it stands in the address, the port also where it goes without saying; nil when there is none.
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

  /// A C string ends at NUL: libcurl would fetch an address other than the one that was checked.
  private func set(_ part: CURLUPart, _ bytes: [UInt8], _ flags: UInt32) -> Bool {
    guard !bytes.contains(0) else { return false }
    return (bytes + [0]).withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { shim_url_set(handle, part, $0.baseAddress, flags) == CURLUE_OK }
    }
  }
}
