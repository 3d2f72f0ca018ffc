import Dispatch
import Foundation
import Synchronization

/// A server on 127.0.0.1 that reads the head of a request on each connection and then runs a list of steps, even if they violate HTTP. It closes
/// the connection after the last step.
public final class ScriptedServer: Sendable {
  /// An action of the server on a connection.
  public enum Step: Hashable, Sendable {
    /// Sends text as UTF-8.
    case send(String)
    /// Sends bytes.
    case sendBytes([UInt8])
    /// Sends text repeatedly until the client closes the connection.
    case sendForever(String)
    /// Reads the head of the connection's next request.
    case awaitRequest
    /// Does nothing for the given time.
    case wait(milliseconds: Int32)
    /// Does nothing until the client closes the connection.
    case hold
  }

  /// `127.0.0.1:PORT`
  public let hostAndPort: String
  /// `http://127.0.0.1:PORT`, without a trailing slash.
  public var url: String { "http://\(hostAndPort)" }

  /// The lines of each request's head in order of arrival, as raw bytes without their line breaks.
  public var heads: [[[UInt8]]] {
    received.withLock { $0 }.map { $0.split(separator: UInt8(ascii: "\n")).map { Array($0.dropLast()) } }
  }
  /// The number of bytes sent on all connections. A client may have received bytes that are not counted yet.
  public var sentBytes: Int { sent.load(ordering: .relaxed) }
  /// The number of accepted connections.
  public var connections: Int { accepted.load(ordering: .relaxed) }
  /// The number of open connections.
  public var openConnections: Int { open.load(ordering: .relaxed) }

  private let received = Mutex<[[UInt8]]>([])
  private let sent = Atomic(0)
  private let accepted = Atomic(0)
  private let open = Atomic(0)
  private let socket: LoopbackSocket
  private let stopSign: StopSign
  /// One list of steps for each connection; the last one is also that of all later connections.
  private let scripts: [[Step]]

  /// Runs `body` with a server that runs `steps`, and always stops the server.
  /// - Throws: the error of `body`, or ``SocketError`` when the server cannot start.
  @discardableResult
  public static func playing<Result>(_ steps: Step..., body: (ScriptedServer) async throws -> Result) async throws -> Result {
    try await playing(steps, body: body)
  }

  /// Runs `body` with a server that runs `steps`, and always stops the server.
  /// - Parameter host: the last number of the server's address, 127.0.0.1 by default.
  /// - Throws: the error of `body`, or ``SocketError`` when the server cannot start.
  @discardableResult
  public static func playing<Result>(
    _ steps: [Step], on host: UInt8 = 1, body: (ScriptedServer) async throws -> Result
  ) async throws -> Result {
    try await playing(each: [steps], on: host, body: body)
  }

  /// Runs `body` with a server that runs the first steps on its first connection, the second ones on its second, and so on; the last ones on all
  /// that remain.
  /// - Parameter host: the last number of the server's address, 127.0.0.1 by default.
  /// - Throws: the error of `body`, or ``SocketError`` when the server cannot start.
  @discardableResult
  public static func playing<Result>(
    each scripts: [[Step]], on host: UInt8 = 1, body: (ScriptedServer) async throws -> Result
  ) async throws -> Result {
    let server = try ScriptedServer(scripts, host: host)
    let ended = server.start()
    do {
      let result = try await body(server)
      await server.stop(ended)
      return result
    } catch {
      await server.stop(ended)
      throw error
    }
  }

  private init(_ scripts: [[Step]], host: UInt8) throws(SocketError) {
    self.scripts = scripts
    stopSign = try StopSign()
    socket = try LoopbackSocket(host: host)
    try socket.listen()
    hostAndPort = "127.0.0.\(host):\(socket.port)"
  }

  /// Starts the thread that accepts connections. The stream ends when this thread and all connection threads have ended.
  private func start() -> AsyncStream<Never> {
    let (ended, continuation) = AsyncStream<Never>.makeStream()
    Thread.detachNewThread { [self] in
      let threads = DispatchGroup()
      while stopSign.wait(for: socket, POLLIN) {
        guard let connection = socket.accept() else { continue }
        threads.enter()
        let number = accepted.add(1, ordering: .relaxed).oldValue
        open.add(1, ordering: .relaxed)
        Thread.detachNewThread { [self] in
          serve(connection, number)
          open.subtract(1, ordering: .relaxed)
          threads.leave()
        }
      }
      threads.wait()
      continuation.finish()
    }
    return ended
  }

  private func stop(_ ended: AsyncStream<Never>) async {
    stopSign.raise()
    for await _ in ended {}
  }

  private func serve(_ connection: LoopbackSocket, _ number: Int) {
    let steps = number < scripts.count ? scripts[number] : scripts.last ?? []
    for step in [.awaitRequest] + steps {
      guard play(step, to: connection) else { return }
    }
  }

  /// - Returns: false when the connection is closed or the server stops.
  private func play(_ step: Step, to connection: LoopbackSocket) -> Bool {
    switch step {
    case .send(let text): return send(Array(text.utf8), to: connection)
    case .sendBytes(let bytes): return send(bytes, to: connection)
    case .sendForever(let text):
      let bytes = Array(text.utf8)
      while send(bytes, to: connection) {}
      return false
    case .awaitRequest: return readHead(from: connection)
    case .wait(let milliseconds): return stopSign.wait(for: nil, 0, milliseconds: milliseconds)
    case .hold:
      while stopSign.wait(for: connection, POLLIN), !connection.receive().isEmpty {}
      return false
    }
  }

  private func readHead(from connection: LoopbackSocket) -> Bool {
    var head: [UInt8] = []
    while !head.suffix(4).elementsEqual("\r\n\r\n".utf8) {
      guard stopSign.wait(for: connection, POLLIN) else { return false }
      let more = connection.receive()
      guard !more.isEmpty else { return false }
      head += more
    }
    received.withLock { $0.append(head) }
    return true
  }

  private func send(_ bytes: [UInt8], to connection: LoopbackSocket) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      guard stopSign.wait(for: connection, POLLOUT), let count = connection.sendSome(rest) else { return false }
      sent.add(count, ordering: .relaxed)
      rest = rest.dropFirst(count)
    }
    return true
  }
}
