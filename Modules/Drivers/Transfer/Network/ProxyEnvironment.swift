#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The variables by which the environment sends requests through a proxy (https://curl.se/libcurl/c/libcurl-env.html).
enum ProxyEnvironment {
  private static let names = ["http_proxy", "https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"]

  /// Whether one of them names a proxy. For which hosts it is, libcurl alone decides.
  static var namesProxy: Bool {
    names.contains { name in getenv(name).map { $0.pointee != 0 } ?? false }
  }
}
