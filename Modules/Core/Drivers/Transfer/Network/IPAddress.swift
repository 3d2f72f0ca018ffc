#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// An IP address, version 4 or 6.
struct IPAddress: Hashable, Sendable {
  /// Four or sixteen bytes in network byte order.
  let bytes: [UInt8]

  /// Parses an address in the usual notation, without brackets and without a zone; nil for any other text.
  init?(_ text: String) {
    var four = in_addr()
    var six = in6_addr()
    if inet_pton(AF_INET, text, &four) == 1 {
      bytes = withUnsafeBytes(of: four) { Array($0) }
    } else if inet_pton(AF_INET6, text, &six) == 1 {
      bytes = withUnsafeBytes(of: six) { Array($0) }
    } else {
      return nil
    }
  }

  /// The address of a URL's host, if the host is an address or a name for this computer such as `localhost` (RFC 6761 section 6.3); nil for
  /// any other name.
  init?(ofHost host: String) {
    let name = host.lowercased()
    let isThisComputer = name == "localhost" || name.hasSuffix(".localhost")
    self.init(isThisComputer ? "127.0.0.1" : name.hasPrefix("[") ? String(name.dropFirst().dropLast()) : name)
  }

  /// The address in the usual notation, as libcurl writes it.
  var text: String {
    var bytes = bytes
    var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
    let family = bytes.count == 4 ? AF_INET : AF_INET6
    guard inet_ntop(family, &bytes, &text, socklen_t(text.count)) != nil else { return "" }
    return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// The address in a socket address; nil for another address family.
  init?(family: Int32, socketAddress: UnsafeRawPointer) {
    switch family {
    case AF_INET: bytes = withUnsafeBytes(of: socketAddress.loadUnaligned(as: sockaddr_in.self).sin_addr) { Array($0) }
    case AF_INET6: bytes = withUnsafeBytes(of: socketAddress.loadUnaligned(as: sockaddr_in6.self).sin6_addr) { Array($0) }
    default: return nil
    }
  }
}
