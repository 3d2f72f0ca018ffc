#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The environment variables that configure a proxy (https://curl.se/libcurl/c/libcurl-env.html).
enum ProxyEnvironment {
  private static let names = ["http_proxy", "https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"]

  /// Whether one of the variables names a proxy. libcurl alone decides for which hosts it is used.
  static var namesProxy: Bool {
    names.contains { name in getenv(name).map { $0.pointee != 0 } ?? false }
  }
}
