import ArgumentParser
import Foundation
import SampleEndpoints
import WebServer

/// `endpoints`: serves the endpoints that the features of the program use, until a signal ends it.
@main
struct EndpointsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "endpoints",
    abstract: "Serve the endpoints of the program on 127.0.0.1.",
    discussion: """
      The first line on standard output is the server's address.
      SIGINT (Ctrl-C) and SIGTERM end it, with exit status 0.
      """)

  @Option(help: "The TCP port; 0 lets the system choose a free one.")
  var port: UInt16 = 0

  func run() async throws {
    // The signals are handled before the server starts, so that an early signal is not lost.
    let signals = EndingSignals.take()
    let server = try await WebServer.start(port: port)
    await server.serve(SampleEndpoints.all(url: server.url))
    // A file handle has no buffer, so that the reader of a pipe gets the line immediately.
    try FileHandle.standardOutput.write(contentsOf: Data("\(server.url)\n".utf8))
    for await _ in signals { break }
    await server.stop()
  }
}
