#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The environment variables that configure a proxy (https://curl.se/libcurl/c/libcurl-env.html).
enum ProxyEnvironment {
  private static let names = ["http": ["http_proxy"], "https": ["https_proxy", "HTTPS_PROXY"]]
  private static let namesForAll = ["all_proxy", "ALL_PROXY"]

  /// Whether one of the variables names a proxy. libcurl alone decides for which hosts it is used.
  static var namesProxy: Bool { names.keys.contains { text(forScheme: $0) != nil } }

  /// The proxy for URLs with this scheme; nil without one.
  static func text(forScheme scheme: String) -> String? {
    for name in (names[scheme] ?? []) + namesForAll {
      if let value = getenv(name), value.pointee != 0 { return String(cString: value) }
    }
    return nil
  }
}
