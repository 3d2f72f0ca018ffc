import CoreData
import DataDoubles
import Testing

@testable import StatusSync

@Suite("A journal and its copy in the shared folder")
struct JournalUnionTests {
  private struct JournalPair {
    let place: TemporaryFolder

    func run(after given: SeenJournals.Given = SeenJournals.Given()) throws -> JournalUnion.Outcome {
      let union = JournalUnion(
        own: StoredFile(path: place.path("own")), shared: JournalFile(path: place.path("shared"), maximumBytes: 1 << 30),
        isLine: { !$0.starts(with: Array("bad".utf8)) })
      return try union.run(after: given)
    }

    func put(_ own: String?, _ shared: String?) throws {
      for (name, text) in [("own", own), ("shared", shared)] {
        if let text { try place.put(text, name) } else if try place.names().contains(name) { try place.remove(name) }
      }
    }

    var own: String { get throws { try place.text("own") } }
    var shared: String { get throws { try place.text("shared") } }
  }

  private static func with(_ work: (JournalPair) async throws -> Void) async throws {
    try await TemporaryFolder.with { try await work(JournalPair(place: $0)) }
  }

  @Test("the copy gets the rest of the journal, but no unfinished line", arguments: ["", "a\n", "a\nb\n", "a\nb\nc\n"])
  func rest(shared: String) async throws {
    try await Self.with { files in
      try files.put("a\nb\nc\nd", shared)
      let outcome = try files.run()
      #expect(try files.shared == "a\nb\nc\n")
      #expect(try files.own == "a\nb\nc\nd")
      #expect(!outcome.hasStrangers)
      #expect(outcome.given.own.offset == 6)
      #expect(outcome.given.shared.offset == 6)
    }
  }

  @Test("a missing file gets all lines of the other, and two missing files stay missing")
  func missing() async throws {
    try await Self.with { files in
      #expect(try files.run().given == SeenJournals.Given())
      #expect(try files.place.names() == [])
      try files.put("a\n", nil)
      #expect(try !files.run().hasStrangers)
      #expect(try files.shared == "a\n")
      try files.put(nil, "a\nb\n")
      #expect(try files.run().hasStrangers)
      #expect(try files.own == "a\nb\n")
    }
  }

  @Test("each side gets every line that it lacks once, and invalid lines are not copied")
  func exchange() async throws {
    try await Self.with { files in
      try files.put("a\nb\nb\nunfinished", "a\nc\nbad\nc\n\nd")
      let outcome = try files.run()
      #expect(try files.own == "a\nb\nb\nc\n\n")
      #expect(try files.shared == "a\nc\nbad\nc\n\nd\nb\nb\n")
      #expect(outcome.hasStrangers)
      let before = [try files.own, try files.shared]
      #expect(try !files.run(after: outcome.given).hasStrangers)
      #expect(try [files.own, files.shared] == before)
    }
  }

  @Test("lines that the copy gained since the last merge come from a stranger, and earlier ones do not")
  func strangers() async throws {
    try await Self.with { files in
      try files.put("a\nb\n", "a\nb\n")
      let given = try files.run().given
      #expect((given.own.offset, given.shared.offset) == (4, 4))
      // The data directory was restored from a backup: all lines of the copy were known.
      try files.put("a\n", "a\nb\n")
      let restored = try files.run(after: given)
      #expect(!restored.hasStrangers)
      #expect(try files.own == "a\nb\n")
      // Another directory with the same name has added a line.
      try files.put("a\nb\n", "a\nb\nx\n")
      #expect(try files.run(after: given).hasStrangers)
      #expect(try files.own == "a\nb\nx\n")
    }
  }

  @Test("after a merge, only what follows is compared and copied")
  func after() async throws {
    try await Self.with { files in
      try files.put("a\nb\n", "a\nbad\nb\n")
      let given = try files.run().given
      #expect((given.own.offset, given.shared.offset) == (4, 8))
      try files.put("a\nb\nc\n", "a\nbad\nb\n")
      let outcome = try files.run(after: given)
      #expect(try files.shared == "a\nbad\nb\nc\n")
      #expect((outcome.given.own.offset, outcome.given.shared.offset) == (6, 10))
      #expect(!outcome.hasStrangers)
    }
  }

  @Test("a lost copy or a lost journal is restored from the other file")
  func lost() async throws {
    try await Self.with { files in
      try files.put("a\nb\n", "a\nb\n")
      let given = try files.run().given
      try files.put("a\nb\nc\n", nil)
      #expect(try !files.run(after: given).hasStrangers)
      #expect(try files.shared == "a\nb\nc\n")
      try files.put(nil, "a\nb\n")
      #expect(try !files.run(after: given).hasStrangers)
      #expect(try files.own == "a\nb\n")
    }
  }

  @Test("files of many megabytes are compared and copied in parts")
  func large() async throws {
    try await Self.with { files in
      let lines = (0..<200).map { "\($0) \(String(repeating: "x", count: 100_000))\n" }.joined()
      #expect(lines.utf8.count > 2 * (1 << 23))
      try files.put(lines, String(lines.prefix(lines.utf8.count / 8 * 5)))
      let outcome = try files.run()
      #expect(try files.shared == lines)
      #expect(outcome.given.shared.offset == lines.utf8.count)
      // A difference in the last part is found.
      try files.put(lines, lines.dropLast(3) + "yz\n")
      #expect(try files.run().hasStrangers)
      #expect(try files.own == lines + "199 \(String(repeating: "x", count: 99_998))yz\n")
    }
  }

  @Test("megabytes without a line break are one line")
  func unbroken() async throws {
    try await Self.with { files in
      let long = String(repeating: "x", count: (1 << 23) + 10)
      try files.put("a\n", "b\n\(long)\nc\n")
      _ = try files.run()
      #expect(try files.own.hasPrefix("a\nb\n"))
      #expect(try files.own.hasSuffix("\nc\n"))
      #expect(try files.shared == "b\n\(long)\nc\na\n")
    }
  }

  @Test("an error tells the data directory and the shared folder apart")
  func errors() async throws {
    try await Self.with { files in
      try files.place.put("x", "shared/inside")
      try files.place.put("a\n", "own")
      #expect { try files.run() } throws: { if case JournalUnion.Problem.shared = $0 { true } else { false } }
    }
    try await Self.with { files in
      try files.place.put("x", "own/inside")
      try files.place.put("a\n", "shared")
      #expect { try files.run() } throws: { if case JournalUnion.Problem.own = $0 { true } else { false } }
    }
  }
}
