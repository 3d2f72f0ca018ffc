import ArgumentParser
import Foundation
import SampleServer
import WebServer

/// `sample-server`: serves the sample feeds until a signal ends it.
@main
struct SampleServerCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sample-server",
    abstract: "Serve a small web of sample feeds on 127.0.0.1.",
    discussion: """
      The first line on standard output is the server's address. Its front page lists what is there.
      SIGINT (Ctrl-C) and SIGTERM end it, with exit status 0.
      """)

  @Option(help: "The TCP port; 0 lets the system choose a free one.")
  var port: UInt16 = 0

  @Option(help: "A file to write the address to, once the server listens.")
  var portFile: String?

  @Option(help: "Add an item to every feed each time so many milliseconds have passed.")
  var growingEvery: Int?

  func run() async throws {
    // The signals are handled before the server starts, so that an early signal is not lost.
    let signals = EndingSignals.take()
    let server = try await SampleServer.start(port: port)
    do {
      try announce(server.url)
    } catch {
      await server.stop()
      throw error
    }
    let growing = growingEvery.map { pause in Task { try await grow(server, every: .milliseconds(pause)) } }
    for await _ in signals { break }
    growing?.cancel()
    await server.stop()
  }

  /// Adds items to all well-formed feeds until the task is cancelled.
  private func grow(_ server: SampleServer, every pause: Duration) async throws {
    while true {
      try await Task.sleep(for: pause)
      for feed in SampleFeed.all where feed.isWellFormed { try await server.grow(feed.path) }
    }
  }

  /// Writes the URL to the file first, then to standard output. So the file exists when a program reads the URL from standard output.
  private func announce(_ url: String) throws {
    let line = Data("\(url)\n".utf8)
    if let portFile { try line.write(to: URL(fileURLWithPath: portFile), options: .atomic) }
    // A file handle has no buffer, so that the reader of a pipe gets the line immediately.
    try FileHandle.standardOutput.write(contentsOf: line)
  }
}
