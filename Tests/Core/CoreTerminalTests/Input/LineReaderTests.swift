import CoreTerminal
import TerminalDoubles
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

@Suite("Lines read from a file descriptor")
struct LineReaderTests {
  @Test(
    "LF, CRLF and the end of the input end a line",
    arguments: [
      ("", []), ("one\ntwo\n", ["one", "two"]), ("one\r\ntwo", ["one", "two"]), ("\n\n", ["", ""]), ("a\rb\n", ["a\rb"]),
      ("日本\n👨‍👩‍👧", ["日本", "👨‍👩‍👧"]),
    ])
  func readsLines(_ text: String, as expected: [String]) async throws {
    let pipe = try Pipe()
    pipe.put(text)
    pipe.end()
    var lines: [String] = []
    for try await line in try LineReader(descriptor: pipe.readingEnd) { lines.append(line) }
    #expect(lines == expected)
  }

  @Test("invalid UTF-8 is repaired")
  func repairsText() async throws {
    let pipe = try Pipe()
    pipe.put([0x61, 0xFF, 0x62, 0x0A, 0xE6, 0x97])
    pipe.end()
    var lines = try LineReader(descriptor: pipe.readingEnd).makeAsyncIterator()
    #expect(try await lines.next() == "a\u{FFFD}b")
    #expect(try await lines.next() == "\u{FFFD}")
    #expect(try await lines.next() == nil)
    #expect(try await lines.next() == nil)
  }

  @Test("a line is returned before the next one is complete")
  func readsAsItComes() async throws {
    let pipe = try Pipe()
    var lines = try LineReader(descriptor: pipe.readingEnd).makeAsyncIterator()
    for text in ["one", "two"] {
      pipe.put("\(text)\nunfinished")
      let line = try await lines.next()
      #expect(line?.hasSuffix(text) == true)
    }
  }

  @Test("cancellation ends a wait for input that never arrives", .timeLimit(.minutes(10)))
  func endsWhenCancelled() async throws {
    let pipe = try Pipe()
    let reader = try LineReader(descriptor: pipe.readingEnd)
    let task = Task {
      var lines: [String] = []
      for try await line in reader { lines.append(line) }
      return lines
    }
    task.cancel()
    #expect(try await task.value == [])
  }

  @Test("cancellation after the first line ends the wait for the next one", .timeLimit(.minutes(10)))
  func endsWhileWaiting() async throws {
    let pipe = try Pipe()
    let reader = try LineReader(descriptor: pipe.readingEnd)
    pipe.put("one\n")
    let (taken, took) = AsyncStream.makeStream(of: String.self)
    let task = Task {
      for try await line in reader { took.yield(line) }
      took.finish()
    }
    for await line in taken {
      #expect(line == "one")
      task.cancel()
    }
    try await task.value
  }

  @Test("a wait ends with the first byte, or when its time is up, and a file without input gives nothing")
  func waits() throws {
    let pipe = try Pipe()
    let input = InputDescriptor(pipe.readingEnd)
    #expect(try InputDescriptor.wait(for: [input.number], milliseconds: 10) == [false])
    _ = fcntl(pipe.readingEnd, F_SETFL, O_NONBLOCK)
    #expect(try input.readSome() == nil)
    pipe.put("a")
    #expect(try InputDescriptor.wait(for: [input.number]) == [true])
    #expect(try input.readSome() == [0x61])
  }

  @Test("a pipe that wakes a reader is closed with it")
  func closesPipes() async {
    await #expect(processExitsWith: .success) {
      let before = try lowestFreeDescriptor()
      for _ in 0..<200 { _ = try WakeUpPipe() }
      // The process may open a few descriptors of its own meanwhile.
      try #require(lowestFreeDescriptor() < before + 50)
    }
  }

  @Test("a read error contains the system's reason")
  func reportsFailure() async throws {
    let directory = open("/", O_RDONLY)
    try #require(directory >= 0)
    defer { close(directory) }
    var lines = try LineReader(descriptor: directory).makeAsyncIterator()
    let failure = await #expect(throws: LineReaderError.self) { try await lines.next() }
    #expect(failure == .cannotRead(reason: "Is a directory"))
    #expect(try await lines.next() == nil)
  }
}

/// The number that the next descriptor of this process gets.
private func lowestFreeDescriptor() throws -> Int32 {
  let number = dup(0)
  try #require(number >= 0)
  close(number)
  return number
}
