import CoreData
import DataDoubles
import SampleData
import SampleDomain
import SampleDoubles
import Testing

@Suite("Damage and errors in the picture store")
struct PictureDamageTests {
  private let one = PictureSample.picture(1)
  private let two = PictureSample.picture(2)

  private static let record =
    #"{"caption":"x","format":"png","bytes":1,"source":"https://example.org","said":"2026-03-01T08:30:00Z"}"#
  private static func index(_ id: String, _ record: String) -> String { #"{"schema":1,"pictures":{"\#(id)":\#(record)}}"# }
  private static let id = PictureSample.picture().id.text

  @Test(
    "a damaged index is set aside and reported once; picture files and other files stay",
    arguments: [
      "", "{", #"{"schema":1}"#, #"{"pictures":{}}"#, #"{"schema":1,"pictures":[]}"#, index("../../config", record), index("", record),
      index("0123456789ABCDEF0123", record), index(id, "{}"), index(id, record.replacing("png", with: "svg")),
      index(id, record.replacing("https:", with: "file:")), index(id, record.replacing("2026", with: "x")),
      index(id, record.replacing("1,", with: "1.5,")), index(id, record.replacing(#""caption":"x","#, with: "")),
    ])
  func damagedIndex(_ text: String) async throws {
    try await TemporaryFolder.with { folder async throws in
      let store = PictureSample.store(folder.path)
      _ = try await store.keep(one, bytes: PictureSample.bytes(1))
      for name in ["quotes.json", "config.json"] { try folder.put("x", name) }
      try folder.put(text, "pictures/index.json")
      let before = try folder.names()
      let error = await #expect(throws: DataStoreError.self) { try await store.keep(two, bytes: PictureSample.bytes(2)) }
      let aside = "pictures/index.json.damaged-20260301T083000Z"
      guard case .damaged(folder.path("pictures/index.json"), folder.path(aside), _, _) = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      #expect(try folder.text(aside) == text)
      #expect(try folder.names() == (before.filter { !$0.hasSuffix("index.json") } + [aside]).sorted())
      #expect(try await store.all() == [])
      #expect(try await store.keep(two, bytes: PictureSample.bytes(2)) == two)
      #expect(try await store.bytes(of: one) == PictureSample.bytes(1))
      #expect(try folder.text("quotes.json") + folder.text("config.json") == "xx")
    }
  }

  @Test("an index of a newer version stays unchanged, and no picture is written or removed")
  func newerVersion() async throws {
    try await TemporaryFolder.with { folder async throws in
      let store = PictureSample.store(folder.path)
      _ = try await store.keep(one, bytes: PictureSample.bytes(1))
      try folder.put(#"{"schema":2,"pictures":{}}"#, "pictures/index.json")
      let before = try folder.names()
      let expected = DataStoreError.newerVersion(path: folder.path("pictures/index.json"), version: 2)
      await #expect(throws: expected) { try await store.all() }
      await #expect(throws: expected) { try await store.keep(two, bytes: PictureSample.bytes(2)) }
      await #expect(throws: expected) { try await store.save(nil, at: StoreSample.moment) }
      await #expect(throws: expected) { try await store.remove(one.id) }
      #expect(try folder.names() == before)
      #expect(try folder.text("pictures/index.json") == #"{"schema":2,"pictures":{}}"#)
    }
  }

  @Test("a picture whose file cannot be written is not listed, and the previous picture stays")
  func unwritableFile() async throws {
    try await TemporaryFolder.with { folder async throws in
      let store = PictureSample.store(folder.path)
      _ = try await store.keep(one, bytes: PictureSample.bytes(1))
      try folder.put("", "pictures/\(two.id).png/in the way")
      await #expect(throws: DataStoreError.unwritable(path: store.path(of: two), reason: "Is a directory")) {
        try await store.keep(two, bytes: PictureSample.bytes(2))
      }
      #expect(try await store.all() == [one])
      #expect(try await store.bytes(of: one) == PictureSample.bytes(1))
    }
  }

  @Test("a full disk loses no picture and lists none without a file")
  func fullDisk() async throws {
    try await TemporaryFolder.with { folder async throws in
      _ = try await PictureSample.store(folder.path).keep(one, bytes: PictureSample.bytes(1))
      let path = folder.path
      await #expect(processExitsWith: .success) { [path = path as String] in
        Powerless.limitFiles(toBytes: 4096)
        let store = PictureSample.store(path)
        let large = PictureSample.bytes(2) + [UInt8](repeating: 0, count: 10_000)
        let error = await #expect(throws: DataStoreError.self) { _ = try await store.keep(PictureSample.picture(2), bytes: large) }
        guard case .unwritable = error else {
          Issue.record("\(String(describing: error))")
          return
        }
      }
      let store = PictureSample.store(folder.path)
      #expect(try await store.all() == [one])
      #expect(try folder.names(in: "pictures") == ["\(one.id).png", "index.json"].sorted())
    }
  }

  @Test("a file that cannot be removed is reported, and its picture stays listed")
  func unremovableFile() async throws {
    try await TemporaryFolder.with { folder async throws in
      let store = PictureSample.store(folder.path)
      for picture in [one, two] {
        _ = try await store.keep(picture, bytes: PictureSample.bytes(picture == one ? 1 : 2))
        _ = try await store.save(nil, at: StoreSample.moment)
      }
      try folder.remove("pictures/\(one.id).png")
      try folder.put("", "pictures/\(one.id).png/in the way")
      let error = await #expect(throws: DataStoreError.self) { try await store.remove(one.id) }
      guard case .unwritable(store.path(of: one), _) = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      #expect(Set(try await store.all().map(\.id)) == [one.id, two.id])
    }
  }

  @Test("while a damaged index is set aside, no picture file that it may list as saved is removed")
  func filesOfDamagedIndex() async throws {
    try await TemporaryFolder.with { folder async throws in
      let store = PictureSample.store(folder.path)
      _ = try await store.keep(one, bytes: PictureSample.bytes(1))
      _ = try await store.save(nil, at: StoreSample.moment)
      try folder.put("{", "pictures/index.json")
      await #expect(throws: DataStoreError.self) { try await store.all() }
      _ = try await store.keep(one, bytes: PictureSample.bytes(1))
      _ = try await store.keep(two, bytes: PictureSample.bytes(2))
      #expect(try await store.bytes(of: one) == PictureSample.bytes(1))
    }
  }
}
