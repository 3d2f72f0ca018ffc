import FullScreen
import TerminalDoubles
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// One after the other, because a signal reaches all readers.
@Suite("Events of a terminal", .serialized, .timeLimit(.minutes(10)))
struct InputReaderTests {
  @Test("what has arrived together is one element, and the end of the input ends the sequence")
  func batches() async throws {
    let pipe = try Pipe()
    var events = try InputReader(descriptor: pipe.readingEnd).makeAsyncIterator()
    pipe.put("jj\u{1B}[A")
    #expect(try await events.next() == [.key("j"), .key("j"), .key(.up)])
    pipe.put("k")
    #expect(try await events.next() == [.key("k")])
    pipe.end()
    #expect(try await events.next() == nil)
  }

  @Test("a wait can be ended from outside, before it begins and during it, and no key is lost")
  func endWait() async throws {
    let pipe = try Pipe()
    let reader = try InputReader(descriptor: pipe.readingEnd)
    var events = reader.makeAsyncIterator()
    reader.endWait()
    #expect(try await events.next() == [])
    Task {
      try await Task.sleep(for: .milliseconds(20))
      reader.endWait()
    }
    #expect(try await events.next() == [])
    pipe.put("j")
    #expect(try await events.next() == [.key("j")])
  }

  @Test("an ESC that nothing follows is a key")
  func escape() async throws {
    let pipe = try Pipe()
    var events = try InputReader(descriptor: pipe.readingEnd).makeAsyncIterator()
    pipe.put("\u{1B}")
    #expect(try await events.next() == [.key(.escape)])
  }

  @Test(
    "what has lost its end does not keep later keys from being heard, although they are typed without a pause",
    arguments: ["\u{1B}]", "\u{1B}P", "\u{1B}_", "\u{1B}^", "\u{1B}X", "\u{1B}[200~", "\u{1B}[1", "\u{1B}O", "\u{1B}[M", "\u{E6}"])
  func lostEnd(beginning: String) async throws {
    let pipe = try Pipe()
    let reader = try InputReader(descriptor: pipe.readingEnd)
    pipe.put(beginning)
    let typist = Task {
      while !Task.isCancelled {
        pipe.put("1")
        try await Task.sleep(for: .milliseconds(20))
      }
    }
    for try await events in reader where events.contains(.key("1")) { break }
    typist.cancel()
  }

  @Test(
    "another size of the window, and the continuation of a stopped program, are events",
    arguments: [(SIGWINCH, InputEvent.resized), (SIGCONT, .continued)])
  func signals(signal: Int32, event: InputEvent) async throws {
    let pipe = try Pipe()
    var events = try InputReader(descriptor: pipe.readingEnd).makeAsyncIterator()
    kill(getpid(), signal)
    #expect(try await events.next() == [event])
  }

  @Test("a reader that is gone leaves the signals to a later one; without a reader, they have their default action")
  func gone() async throws {
    let pipe = try Pipe()
    do {
      var readers = [try InputReader(descriptor: pipe.readingEnd), try InputReader(descriptor: pipe.readingEnd)]
      readers.removeFirst()
      kill(getpid(), SIGCONT)
      var events = readers[0].makeAsyncIterator()
      #expect(try await events.next() == [.continued])
    }
    #expect(signal(SIGWINCH, SIG_DFL) == nil)
  }

  @Test("cancellation ends a wait for keys that never come")
  func cancellation() async throws {
    let pipe = try Pipe()
    let reader = try InputReader(descriptor: pipe.readingEnd)
    let task = Task {
      var batches = 0
      for try await _ in reader { batches += 1 }
      return batches
    }
    task.cancel()
    #expect(try await task.value == 0)
  }
}
