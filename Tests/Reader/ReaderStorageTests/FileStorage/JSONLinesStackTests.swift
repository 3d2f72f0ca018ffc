import DataDoubles
@testable import CoreData
import CoreDomain
@testable import FileStorage
import RecordJSON
import Testing

@Suite("Stacks of lines")
struct JSONLinesStackTests {
  private typealias Stack = JSONLinesStack<TextRecord>
  private static let header = "{\"schema\":1}\n"

  private func stack(_ folder: TemporaryFolder, _ limits: Stack.Limits? = nil) -> Stack {
    Stack(folder.path("notes.jsonl"), in: DataDirectory(path: folder.path, now: { StoreSample.moment }), limits: limits)
  }

  private func shown(_ stack: Stack) throws -> [String] { try stack.allUnderLock().map { "\($0.number) \($0.entry.text)" } }

  @Test("entries are pushed and popped at the end of the file, with growing numbers")
  func pushed() async throws {
    try await TemporaryFolder.with { folder async throws in
      let stack = stack(folder)
      try stack.push([])
      #expect(try !stack.exists && stack.lastUnderLock() == nil && stack.identity() == nil)
      #expect(try await stack.all().isEmpty)
      try stack.push([TextRecord("a"), TextRecord("b")], after: 5)
      try stack.push([TextRecord("c")], after: 2)
      #expect(
        try folder.text("notes.jsonl")
          == Self.header + "{\"n\":6,\"entry\":\"a\"}\n{\"n\":7,\"entry\":\"b\"}\n{\"n\":8,\"entry\":\"c\"}\n")
      #expect(try await stack.last() == TextRecord("c"))
      #expect(try stack.exists && stack.identity() != nil)
      try stack.pop { $0.text == "b" }
      #expect(try shown(stack) == ["6 a", "7 b", "8 c"])
      try stack.pop { $0.text == "c" }
      #expect(try shown(stack) == ["6 a", "7 b"])
      try stack.replace(with: [])
      #expect(try folder.text("notes.jsonl") == Self.header)
      try stack.pop { _ in true }
      #expect(try await stack.last() == nil)
      try stack.push([TextRecord("d")])
      #expect(try shown(stack) == ["1 d"])
    }
  }

  @Test("the oldest entries are dropped once there are twice as many as the limit")
  func limitedNumber() async throws {
    try await TemporaryFolder.with { folder async throws in
      let stack = stack(folder, Stack.Limits(entries: 2, bytes: 1 << 20))
      var counts: [Int] = []
      for number in 1...8 {
        try stack.push([TextRecord("\(number)")])
        counts.append(try stack.allUnderLock().count)
      }
      #expect(counts == [1, 2, 3, 4, 2, 3, 4, 2])
      #expect(try shown(stack) == ["7 7", "8 8"])
    }
  }

  @Test("the oldest entries are dropped once the file has twice the limit's bytes, and the last entry stays")
  func limitedSize() async throws {
    try await TemporaryFolder.with { folder async throws in
      // The line of an entry with 80 letters has 99 bytes, and the first line has 13.
      let text = String(repeating: "x", count: 80)
      let stack = stack(folder, Stack.Limits(entries: 100, bytes: 198))
      var counts: [Int] = []
      for _ in 1...6 {
        try stack.push([TextRecord(text)])
        counts.append(try stack.allUnderLock().count)
      }
      #expect(counts == [1, 2, 3, 2, 3, 2])
      try stack.push([TextRecord(text + text + text + text + text)])
      #expect(try stack.allUnderLock().map(\.entry.text.count) == [400])
    }
  }

  @Test("a file that ends exactly at its limits keeps all entries")
  func atLimits() async throws {
    try await TemporaryFolder.with { folder async throws in
      let text = String(repeating: "x", count: 80)
      let stack = stack(folder, Stack.Limits(entries: 100, bytes: 155))
      for _ in 1...3 { try stack.push([TextRecord(text)]) }
      #expect(try folder.bytes("notes.jsonl").count == 310)
      #expect(try stack.allUnderLock().count == 3)
    }
  }

  @Test("a last line of any length is found, read and removed", arguments: [65_536, 262_144])
  func longLines(length: Int) async throws {
    try await TemporaryFolder.with { folder async throws in
      let stack = stack(folder)
      try stack.push([TextRecord("a")])
      let before = try folder.text("notes.jsonl")
      // Parts of the file end at every place around the line's start.
      for difference in -24...4 {
        let entry = TextRecord(String(repeating: "x", count: length + difference))
        try stack.push([entry])
        #expect(try stack.lastUnderLock() == entry)
        try stack.pop { $0 == entry }
        #expect(try folder.text("notes.jsonl") == before)
      }
    }
  }

  @Test(
    "a damaged line is reported with its place, and the others are kept",
    arguments: [
      ("{\"n\":2}", "line 3: 'entry' is missing"), ("{\"entry\":\"b\"}", "line 3: 'n' is missing"),
      ("{\"n\":\(1 << 53),\"entry\":\"b\"}", "line 3: 'n' is missing"), ("{\"n\":2,\"entry\":\"b\"} x", "line 3: "),
      ("", "line 3: 'n' is missing"),
    ])
  func damaged(line: String, reason: String) async throws {
    try await TemporaryFolder.with { folder async throws in
      let text =
        Self.header
        + "{\"n\":1,\"entry\":\"a\"}\n\(line)\n{\"n\":3,\"more\":[1],\"entry\":\"c\"}\n{\"n\":\((1 << 53) - 1),\"entry\":\"d\"}\n"
      try folder.put(text, "notes.jsonl")
      #expect(try await stack(folder).last() == TextRecord("d"))
      let (entries, damage, lost) = try stack(folder).readable()
      #expect(entries.map(\.entry.text) == ["a", "c", "d"] && lost == 1)
      #expect(damage?.reason.hasPrefix(reason) == true, "\(String(describing: damage?.reason))")
      let error = await #expect(throws: DataStoreError.self) { try await stack(folder).all() }
      guard case .damaged(folder.path("notes.jsonl"), folder.path("notes.jsonl.damaged-20260301T083000Z"), _, .allBut(1)) = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      #expect(try shown(stack(folder)) == ["1 a", "3 c", "\((1 << 53) - 1) d"])
    }
  }

  @Test("the first of several damaged lines is named")
  func firstDamage() async throws {
    try await TemporaryFolder.with { folder async throws in
      try folder.put(Self.header + "x\n{\"n\":1,\"entry\":\"a\"}\ny\n", "notes.jsonl")
      let (entries, damage, lost) = try stack(folder).readable()
      #expect(entries.count == 1 && lost == 2)
      #expect(damage?.line == 2)
    }
  }

  @Test("a damaged last line is set aside before the next entry", arguments: ["{\"n\":2}", "x", "{\"n\":x,\"entry\":\"b\"}"])
  func damagedEnd(line: String) async throws {
    try await TemporaryFolder.with { folder async throws in
      try folder.put(Self.header + "{\"n\":1,\"entry\":\"a\"}\n\(line)\n", "notes.jsonl")
      let error = await #expect(throws: DataStoreError.self) { try await stack(folder).last() }
      guard case .damaged(_, _, _, .allBut(1)) = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      try stack(folder).push([TextRecord("c")])
      #expect(try shown(stack(folder)) == ["1 a", "2 c"])
    }
  }

  @Test("a file with a damaged first line is set aside", arguments: ["", "{\"schema\":1}", "{\"schema\":0}\n", "{}\n"])
  func damagedStart(text: String) async throws {
    try await TemporaryFolder.with { folder async throws in
      try folder.put(text, "notes.jsonl")
      let error = #expect(throws: DataStoreError.self) { try stack(folder).push([TextRecord("a")]) }
      guard case .damaged(_, _, _, .nothing) = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      try stack(folder).push([TextRecord("a")])
      #expect(try shown(stack(folder)) == ["1 a"])
      #expect(try folder.text("notes.jsonl.damaged-20260301T083000Z") == text)
    }
  }

  @Test("a file of a newer version is not changed")
  func newer() async throws {
    try await TemporaryFolder.with { folder async throws in
      let text = "{\"schema\":2}\n{\"n\":1,\"entry\":\"a\"}\n"
      try folder.put(text, "notes.jsonl")
      let error = DataStoreError.newerVersion(path: folder.path("notes.jsonl"), version: 2, newest: 1)
      await #expect(throws: error) { try await stack(folder).last() }
      await #expect(throws: error) { try await stack(folder).all() }
      #expect(throws: error) { try stack(folder).push([TextRecord("b")]) }
      #expect(throws: error) { try stack(folder).pop { _ in true } }
      #expect(try folder.text("notes.jsonl") == text)
    }
  }
}
