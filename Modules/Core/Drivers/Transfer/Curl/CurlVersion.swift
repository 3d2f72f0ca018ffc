import CLibCurl

/// The version and the features of the loaded libcurl.
struct CurlVersion {
  /// One byte each for major, minor and patch.
  let number: UInt32
  /// The version as libcurl writes it.
  let text: String
  /// Whether libcurl supports TLS.
  let hasTLS: Bool

  /// The oldest supported version. `CURLOPT_PROTOCOLS_STR` requires 7.85.0 (https://curl.se/libcurl/c/symbols-in-versions.html).
  private static let oldest: (number: UInt32, text: String) = (0x07_55_00, "7.85.0")

  /// The version of the loaded library.
  static var loaded: CurlVersion? {
    guard let data = shim_version_info()?.pointee, let text = data.version else { return nil }
    return CurlVersion(number: data.version_num, text: String(cString: text), hasTLS: data.features & CURL_VERSION_SSL != 0)
  }

  /// Whether decoding can be switched off between the header and the body of a response. Since 8.5.0, libcurl chooses its decoders while it
  /// reads the header, so it decodes or refuses every body.
  var canStopDecoding: Bool { number < 0x08_05_00 }

  /// What the library lacks; nil when it lacks nothing. The text follows the library's name in a sentence.
  var lack: String? {
    if number < Self.oldest.number { return "is version \(text), and \(Self.oldest.text) is needed" }
    return hasTLS ? nil : "was built without TLS, which https requires"
  }
}
