import CoreTerminal
import Dispatch
import TerminalDoubles
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

@MainActor @Suite("Terminal output to real file descriptors")
struct TerminalDeviceTests {
  private func text(from descriptor: Int32) -> String {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(descriptor, &bytes, bytes.count)
    return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
  }

  @Test("a pipe is not a terminal, has no window, and receives plain text")
  func writesToPipe() throws {
    let pipe = try Pipe()
    let device = TerminalDevice.descriptor(pipe.writingEnd)
    let terminal = TerminalOutput(program: "strata", output: device, error: device, environment: [:], noColor: false)
    terminal.showProgress("never")
    terminal.write([StyledLine("text", .bold)], to: .output)
    #expect(!device.isTerminal)
    #expect(terminal.columns(of: .output) == 80)
    #expect(text(from: pipe.readingEnd) == "text\n")
  }

  @Test("a pseudo-terminal is a terminal with a window and receives styles")
  func writesToTerminal() throws {
    let pair = try TerminalPair(columns: 47, rows: 24)
    let device = TerminalDevice.descriptor(pair.program)
    let terminal = TerminalOutput(program: "strata", output: device, error: device, environment: [:], noColor: false)
    terminal.write([StyledLine("text", .bold)], to: .output)
    #expect(device.isTerminal)
    #expect(terminal.columns(of: .output) == 47)
    #expect(pair.text() == "\u{1B}[1mtext\u{1B}[0m\r\n")
  }

  @Test("a write waits until a full non-blocking pipe has room")
  func waitsForRoom() async throws {
    let pipe = try Pipe()
    _ = fcntl(pipe.writingEnd, F_SETFL, O_NONBLOCK)
    let length = 1_000_000
    async let total = bytes(from: pipe)
    let device = TerminalDevice.descriptor(pipe.writingEnd)
    let terminal = TerminalOutput(program: "strata", output: device, error: device, environment: [:], noColor: false)
    terminal.write([StyledLine(String(repeating: "x", count: length))], to: .output)
    pipe.end()
    #expect(await total == length + 1)
    #expect(terminal.failures.isEmpty)
  }

  /// Counts the bytes in a pipe until its end, on a thread that may block.
  @concurrent private func bytes(from pipe: Pipe) async -> Int {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        var total = 0
        var bytes = [UInt8](repeating: 0, count: 8192)
        while case let count = read(pipe.readingEnd, &bytes, bytes.count), count > 0 { total += count }
        continuation.resume(returning: total)
      }
    }
  }

  @Test("a full disk gives the system's reason", .enabled(if: access("/dev/full", W_OK) == 0))
  func reportsFullDisk() throws {
    let full = open("/dev/full", O_WRONLY)
    try #require(full >= 0)
    defer { close(full) }
    let terminal = TerminalOutput(
      program: "strata", output: .descriptor(full), error: RecordingDevice().device, environment: [:], noColor: false)
    terminal.write(["text"], to: .output)
    #expect(terminal.failures.first?.error == .cannotWrite(reason: "No space left on device"))
  }
}
