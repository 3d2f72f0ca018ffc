import CoreDomain
import DataDoubles
import SampleData
import SampleDomain
import SampleDoubles
import Testing

@Suite("The picture folder")
struct FolderPictureStoreTests {
  private func keep(_ number: Int, _ format: ImageFormat = .png, saidAfter minutes: Int = 0, in store: FolderPictureStore) async throws {
    _ = try await store.keep(PictureSample.picture(number, format, saidAfter: minutes), bytes: PictureSample.bytes(number, format))
  }

  private func names(_ pictures: Picture..., in store: FolderPictureStore) -> [String] {
    (pictures.map { String(store.path(of: $0).split(separator: "/").last ?? "") } + ["index.json"]).sorted()
  }

  @Test("an empty data directory has no pictures, and reading creates no files")
  func empty() async throws {
    try await TemporaryFolder.with { folder async throws in
      let store = PictureSample.store(folder.path("home"))
      #expect(try await store.all() == [])
      #expect(try await store.bytes(of: PictureSample.picture()) == nil)
      #expect(try folder.names() == [])
      #expect(try await store.save(nil, at: StoreSample.moment) == nil)
      #expect(try await store.remove(PictureSample.picture().id) == nil)
      #expect(try folder.names(in: "home") == ["lock"])
    }
  }

  @Test("a picture is a file named after its id and format, readable only by its owner", arguments: ImageFormat.allCases)
  func files(_ format: ImageFormat) async throws {
    try await TemporaryFolder.with { folder async throws in
      let store = PictureSample.store(folder.path("home"))
      let picture = PictureSample.picture(1, format, caption: "../../x\u{0}/..")
      #expect(try await store.keep(picture, bytes: PictureSample.bytes(1, format)) == picture)
      let ending = [ImageFormat.png: "png", .jpeg: "jpg", .gif: "gif", .webp: "webp"][format] ?? ""
      let name = "pictures/\(picture.id).\(ending)"
      #expect(store.path(of: picture) == folder.path("home/" + name))
      #expect(try folder.names(in: "home").sorted() == ["lock", "pictures", name, "pictures/index.json"].sorted())
      #expect(try await store.bytes(of: picture) == PictureSample.bytes(1, format))
      #expect(try await PictureSample.store(folder.path("home")).all() == [picture])
      #expect(try folder.permissions("home/pictures") == 0o700)
      for file in [name, "pictures/index.json"] { #expect(try folder.permissions("home/" + file) == 0o600) }
    }
  }

  @Test("the index has the documented format, one line per picture")
  func golden() async throws {
    try await TemporaryFolder.with { folder async throws in
      let store = PictureSample.store(folder.path)
      try await keep(1, .jpeg, in: store)
      _ = try await store.save(nil, at: StoreSample.moment.adding(minutes: 1))
      try await keep(2, saidAfter: 2, in: store)
      let lines = [
        #""\#(PictureSample.picture(1, .jpeg).id)":{"caption":"Cat 1","format":"jpeg","bytes":4,"source":"https://pictures.example.org/cat/1","said":"2026-03-01T08:30:00Z","saved":"2026-03-01T08:31:00Z"}"#,
        #""\#(PictureSample.picture(2).id)":{"caption":"Cat 2","format":"png","bytes":9,"source":"https://pictures.example.org/cat/2","said":"2026-03-01T08:32:00Z"}"#,
      ]
      #expect(try folder.text("pictures/index.json") == "{\"schema\":1,\"pictures\":{\n\(lines.sorted().joined(separator: ",\n"))\n}}\n")
    }
  }

  @Test("the next request removes an unsaved picture with its file; saved pictures stay")
  func dropped() async throws {
    try await TemporaryFolder.with { folder async throws in
      let store = PictureSample.store(folder.path)
      for number in 1...3 {
        try await keep(number, saidAfter: number, in: store)
        if number == 1 { _ = try await store.save(nil, at: StoreSample.moment.adding(minutes: 9)) }
      }
      let (one, three) = (PictureSample.picture(1, saidAfter: 1, savedAfter: 9), PictureSample.picture(3, saidAfter: 3))
      #expect(Set(try await store.all()) == [one, three])
      #expect(try folder.names(in: "pictures") == names(one, three, in: store))
    }
  }

  @Test("a picture that is fetched again is stored once, with the newest caption; a saved one keeps its saved caption")
  func again() async throws {
    try await TemporaryFolder.with { folder async throws in
      let store = PictureSample.store(folder.path)
      try await keep(1, in: store)
      let later = PictureSample.picture(1, caption: "Again", saidAfter: 1)
      #expect(try await store.keep(later, bytes: PictureSample.bytes(1)) == later)
      #expect(try await store.all() == [later])
      #expect(try await store.bytes(of: later) == PictureSample.bytes(1))
      _ = try await store.save(nil, at: StoreSample.moment.adding(minutes: 2))
      try await keep(2, saidAfter: 3, in: store)
      let saved = PictureSample.picture(1, caption: "Again", saidAfter: 4, savedAfter: 2)
      #expect(try await store.keep(PictureSample.picture(1, saidAfter: 4), bytes: PictureSample.bytes(1)) == saved)
      #expect(try await store.all() == [saved])
      #expect(try folder.names(in: "pictures") == names(saved, in: store))
      #expect(try await store.bytes(of: saved) == PictureSample.bytes(1))
    }
  }

  @Test("a save applies to the picture that was fetched last, and takes effect once")
  func save() async throws {
    try await TemporaryFolder.with { folder async throws in
      let store = PictureSample.store(folder.path)
      for (number, minutes) in [(1, 1), (2, 5), (3, 3)] {  // the clock is set back before the third fetch
        try await keep(number, saidAfter: minutes, in: store)
        let saved = try #require(try await store.save(nil, at: StoreSample.moment.adding(minutes: 10 + number)))
        #expect(saved == (PictureSample.picture(number, saidAfter: minutes, savedAfter: 10 + number), isNew: true))
      }
      let before = try folder.stamp("pictures/index.json")
      let again = try #require(try await store.save(nil, at: StoreSample.moment.adding(minutes: 20)))
      #expect(again == (PictureSample.picture(2, saidAfter: 5, savedAfter: 12), isNew: false))
      #expect(try folder.stamp("pictures/index.json") == before)
      try await keep(1, saidAfter: 30, in: store)
      let first = try #require(try await store.save(nil, at: StoreSample.moment.adding(minutes: 31)))
      #expect(first == (PictureSample.picture(1, saidAfter: 30, savedAfter: 11), isNew: false))
    }
  }

  @Test("an unsaved picture keeps its file until the next request, and only the named picture is saved again")
  func unsave() async throws {
    try await TemporaryFolder.with { folder async throws in
      let store = PictureSample.store(folder.path)
      try await keep(1, in: store)
      _ = try await store.save(nil, at: StoreSample.moment.adding(minutes: 1))
      try await keep(2, saidAfter: 2, in: store)
      let one = PictureSample.picture(1)
      #expect(try await store.unsave(one.id) == one)
      #expect(try await store.bytes(of: one) == PictureSample.bytes(1))
      let saved = try #require(try await store.save(one.id, at: StoreSample.moment.adding(minutes: 3)))
      #expect(saved == (PictureSample.picture(1, savedAfter: 3), isNew: true))
      #expect(Set(try await store.all()) == [PictureSample.picture(1, savedAfter: 3), PictureSample.picture(2, saidAfter: 2)])
      _ = try await store.unsave(one.id)
      try await keep(3, saidAfter: 4, in: store)
      #expect(try folder.names(in: "pictures") == names(PictureSample.picture(3), in: store))
      #expect(try await store.unsave(one.id) == nil)
      #expect(try await store.save(one.id, at: StoreSample.moment) == nil)
    }
  }

  @Test("a picture is removed with its file, even when the file is missing or damaged")
  func remove() async throws {
    try await TemporaryFolder.with { folder async throws in
      let store = PictureSample.store(folder.path)
      for number in 1...4 {
        try await keep(number, in: store)
        _ = try await store.save(nil, at: StoreSample.moment)
      }
      let pictures = (1...4).map { PictureSample.picture($0, savedAfter: 0) }
      try folder.remove("pictures/\(pictures[1].id).png")
      try folder.put("other", "pictures/\(pictures[2].id).png")
      for picture in pictures[..<3] {
        #expect(try await store.remove(picture.id) == picture)
        #expect(try await store.remove(picture.id) == nil)
      }
      #expect(try await store.all() == [pictures[3]])
      #expect(try folder.names(in: "pictures") == names(pictures[3], in: store))
    }
  }
}
