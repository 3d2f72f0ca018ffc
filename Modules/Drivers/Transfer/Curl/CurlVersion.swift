import CLibCurl

/// Which libcurl it is, and what it can do.
struct CurlVersion {
  /// A byte each for major, minor and patch.
  let number: UInt32
  /// The same in its own words.
  let text: String
  /// Whether it was built with TLS.
  let hasTLS: Bool

  /// The newest thing that is used is `CURLOPT_PROTOCOLS_STR`, of 7.85.0 (https://curl.se/libcurl/c/symbols-in-versions.html).
  private static let oldest: (number: UInt32, text: String) = (0x07_55_00, "7.85.0")

  /// That of the library that was loaded last.
  static var loaded: CurlVersion? {
    guard let data = shim_version_info()?.pointee, let text = data.version else { return nil }
    return CurlVersion(number: data.version_num, text: String(cString: text), hasTLS: data.features & CURL_VERSION_SSL != 0)
  }

  /// What is missing, in words that follow the library's name; nil when nothing is.
  var lack: String? {
    if number < Self.oldest.number { return "is version \(text), and \(Self.oldest.text) is needed" }
    return hasTLS ? nil : "was built without TLS, which https needs"
  }
}
