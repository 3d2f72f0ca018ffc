import Dispatch

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Sends each request on a new connection, byte for byte, so that nothing between test and server corrects a response.
struct LoopbackClient: Sendable {
  let port: UInt16

  /// - Parameter url: `http://127.0.0.1:PORT`.
  init?(url: String) {
    guard let port = url.split(separator: ":").last.flatMap({ UInt16($0) }) else { return nil }
    self.port = port
  }

  /// The response to a request; nil without a connection or complete header fields.
  func send(_ method: String = "GET", _ target: String, headers: [String: String] = [:]) async -> Answer? {
    let fields = headers.map { "\($0): \($1)\r\n" }.joined()
    let request = Array("\(method) \(target) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\n\(fields)\r\n".utf8)
    return await withCheckedContinuation { continuation in
      // On a separate thread: these calls block, and the server needs the few threads of the cooperative pool.
      DispatchQueue(label: "loopback").async { continuation.resume(returning: Answer(exchange(request))) }
    }
  }

  private func exchange(_ request: [UInt8]) -> [UInt8] {
    let descriptor = socket(AF_INET, Self.stream, 0)
    guard descriptor >= 0 else { return [] }
    defer { close(descriptor) }
    var place = sockaddr_in()
    place.sin_family = sa_family_t(AF_INET)
    place.sin_port = port.bigEndian
    place.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let connected = withUnsafePointer(to: &place) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) }
    }
    guard connected == 0, write(descriptor, request, request.count) == request.count else { return [] }
    var response: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 65_536)
    while case let count = read(descriptor, &part, part.count), count > 0 { response += part[..<count] }
    return response
  }

  #if canImport(Glibc)
    private static let stream = Int32(SOCK_STREAM.rawValue)
  #else
    private static let stream = SOCK_STREAM
  #endif
}
