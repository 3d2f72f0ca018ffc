import DataDoubles
import ReaderDomain
import Testing

@testable import Files
@testable import RecordJSON
@testable import StatusSync

@Suite("Positions in a journal")
struct JournalPositionTests {
  private static func with(_ text: String, _ work: (borrowing FileDescriptor) throws -> Void) async throws {
    try await TemporaryFolder.with { place async throws in
      try place.put(text, "journal")
      try work(try FileDescriptor(openingRegular: place.path("journal"), 0))
    }
  }

  @Test("complete lines are read once, and an unfinished line is left for later")
  func lines() async throws {
    let text = "\(JournalSample.line(1))\n\nx\n\(JournalSample.line(2))\n\(JournalSample.line(3).dropLast())"
    try await Self.with(text) { (file) throws in
      var position = JournalPosition()
      var numbers: [UInt16] = []
      for _ in 0..<2 {
        #expect(try position.advance(in: file) { numbers.append($0.subject.article.end) })
        #expect(numbers == [1, 2])
        #expect(position.offset == text.utf8.count - JournalSample.line(3).utf8.count + 1)
        #expect(position.changes == 2)
        #expect(position.unreadable == 1)
        #expect(!position.isInLongLine)
      }
      #expect(try position.fits(file))
    }
  }

  @Test("reading stops at the end of a block after the wanted number of changes, and resumes there")
  func parts() async throws {
    let count = 30_000
    let text = (0..<count).map { JournalSample.line($0) + "\n" }.joined()
    #expect(text.utf8.count > 2 << 20)
    try await Self.with(text) { (file) throws in
      var position = JournalPosition()
      var found = 0
      var isAtEnd = try position.advance(in: file, maximum: 1) { _ in found += 1 }
      #expect(!isAtEnd)
      #expect(found > 1)
      #expect(found < count)
      #expect(position.changes == found)
      #expect(try position.fits(file))
      while !isAtEnd { isAtEnd = try position.advance(in: file, maximum: 20_000) { _ in found += 1 } }
      #expect(found == count)
      #expect(position.offset == text.utf8.count)
    }
  }

  @Test("an overlong line counts as unreadable, finished or not")
  func long() async throws {
    let long = String(repeating: "x", count: 5000)
    try await Self.with("\(JournalSample.line(1))\n\(long)") { (file) throws in
      var position = JournalPosition()
      #expect(try position.advance(in: file) { _ in })
      #expect(try position.advance(in: file) { _ in })
      #expect(position.isInLongLine)
      #expect(position.unreadable == 1)
      #expect(position.offset == JournalSample.line(1).utf8.count + 1 + 5000)
    }
    let enormous = String(repeating: "x", count: (2 << 20) + 100)
    try await Self.with("\(enormous)\n\(JournalSample.line(7))\nx\n") { (file) throws in
      var position = JournalPosition()
      var numbers: [UInt16] = []
      #expect(try position.advance(in: file) { numbers.append($0.subject.article.end) })
      #expect(numbers == [7])
      #expect(position.unreadable == 2)
      #expect(!position.isInLongLine)
    }
    let waiting = String(repeating: "x", count: 4096)
    try await Self.with(waiting) { (file) throws in
      var position = JournalPosition()
      #expect(try position.advance(in: file) { _ in })
      #expect(position == JournalPosition(), "A line of this length may still become a change.")
    }
  }

  @Test("a position fits its journal and longer versions of it, but no other journal")
  func fits() async throws {
    let text = (0..<200).map { JournalSample.line($0) + "\n" }.joined()
    var position = JournalPosition()
    try await Self.with(text) { (file) throws in _ = try position.advance(in: file) { _ in } }
    try await Self.with(text + JournalSample.line(201)) { (file) throws in #expect(try position.fits(file)) }
    try await Self.with(String(text.dropLast())) { (file) throws in
      #expect(try !position.fits(file))
      #expect(try JournalPosition().fits(file))
    }
    for place in [1, 100, 4095] {
      var bytes = Array(text.utf8)
      bytes[bytes.count - place] ^= 1
      try await Self.with(String(decoding: bytes, as: UTF8.self)) { (file) throws in
        #expect(try !position.fits(file), "\(place) from the end")
      }
    }
  }

  @Test(
    "the end of the last complete line is found, however long the unfinished line after it",
    arguments: [0, 1, 100, 1 << 16, (1 << 16) + 1, 3 << 16])
  func end(unfinished: Int) async throws {
    let rest = String(repeating: "x", count: unfinished)
    let lines = (0..<200).map { JournalSample.line($0) + "\n" }.joined()
    try await Self.with(lines + rest) { (file) throws in
      let position = try JournalPosition(endIn: file)
      #expect(position.offset == lines.utf8.count)
      #expect(try position.fits(file))
    }
    try await Self.with(rest) { (file) throws in #expect(try JournalPosition(endIn: file).offset == 0) }
  }

  @Test("lines that this device has just appended are passed without reading them")
  func pass() async throws {
    let text = "\(JournalSample.line(1))\n\(JournalSample.line(2))\n"
    try await Self.with(text) { (file) throws in
      var read = JournalPosition()
      _ = try read.advance(in: file) { _ in }
      var passed = JournalPosition()
      try passed.pass(2, to: text.utf8.count, in: file)
      #expect(passed == read)
    }
  }

  @Test("a position is read back as written, and a negative one is refused")
  func record() throws {
    func read(_ text: String) throws -> JournalPosition {
      var reader = try JSONReader(Array(text.utf8))
      return try JournalPosition(reading: &reader)
    }
    let text = #"{"offset":7,"long":true,"digest":"00000000000000ff","strokes":3,"unreadable":2}"#
    let position = try read(text)
    #expect(position.offset == 7)
    #expect(position.isInLongLine)
    #expect(position.digest == 255)
    #expect(position.changes == 3)
    #expect(position.unreadable == 2)
    var writer = JSONWriter()
    position.write(to: &writer)
    #expect(String(decoding: writer.bytes, as: UTF8.self) == text)
    #expect(try read(#"{"later":[{}],"offset":0}"#) == JournalPosition())
    #expect(throws: JSONError.self) { try read(#"{"offset":-1}"#) }
  }
}
