import CoreData
import CoreDomain
import DataDoubles
import SampleData
import SampleDomain
import Testing

@Suite("The picture folder")
struct FolderPictureStoreTests {
  private func keep(_ number: Int, _ format: ImageFormat = .png, fetchedAfter minutes: Int = 0, in store: FolderPictureStore) async throws {
    _ = try await store.keep(PictureSample.picture(number, format, fetchedAfter: minutes), bytes: PictureSample.bytes(number, format))
  }

  private func names(_ pictures: Picture..., in store: FolderPictureStore) -> [String] {
    (pictures.map { String(store.path(of: $0).split(separator: "/").last ?? "") } + ["index.xml"]).sorted()
  }

  @Test("an empty data directory has no pictures, and reading creates no files")
  func empty() async throws {
    try await TemporaryFolder.with { folder async throws in
      let store = PictureSample.store(folder.path("home"))
      #expect(try await store.all() == KeptPictures())
      #expect(try await store.bytes(at: store.path(of: PictureSample.picture())) == nil)
      #expect(try folder.names() == [])
      #expect(try await store.change(nil, .save(at: StoreSample.moment)) == nil)
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
      #expect(try folder.names(in: "home").sorted() == ["lock", "pictures", name, "pictures/index.xml"].sorted())
      #expect(try await store.bytes(at: store.path(of: picture)) == PictureSample.bytes(1, format))
      #expect(try await PictureSample.store(folder.path("home")).all().pictures.values.map(\.self) == [picture])
      #expect(try folder.permissions("home/pictures") == 0o700)
      for file in [name, "pictures/index.xml"] { #expect(try folder.permissions("home/" + file) == 0o600) }
    }
  }

  @Test("the next request removes an unsaved picture with its file; saved pictures stay")
  func dropped() async throws {
    try await TemporaryFolder.with { folder async throws in
      let store = PictureSample.store(folder.path)
      for number in 1...3 {
        try await keep(number, fetchedAfter: number, in: store)
        if number == 1 { _ = try await store.change(nil, .save(at: StoreSample.moment.adding(minutes: 9))) }
      }
      let (one, three) = (PictureSample.picture(1, fetchedAfter: 1, savedAfter: 9), PictureSample.picture(3, fetchedAfter: 3))
      #expect(Set(try await store.all().pictures.values) == [one, three])
      #expect(try folder.names(in: "pictures") == names(one, three, in: store))
    }
  }

  @Test("a picture that is fetched again is stored once, with the newest caption; a saved one keeps its saved caption")
  func again() async throws {
    try await TemporaryFolder.with { folder async throws in
      let store = PictureSample.store(folder.path)
      try await keep(1, in: store)
      let later = PictureSample.picture(1, caption: "Again", fetchedAfter: 1)
      #expect(try await store.keep(later, bytes: PictureSample.bytes(1)) == later)
      #expect(try await store.all().pictures.values.map(\.self) == [later])
      #expect(try await store.bytes(at: store.path(of: later)) == PictureSample.bytes(1))
      _ = try await store.change(nil, .save(at: StoreSample.moment.adding(minutes: 2)))
      try await keep(2, fetchedAfter: 3, in: store)
      let saved = PictureSample.picture(1, caption: "Again", fetchedAfter: 4, savedAfter: 2)
      #expect(try await store.keep(PictureSample.picture(1, fetchedAfter: 4), bytes: PictureSample.bytes(1)) == saved)
      #expect(try await store.all().pictures.values.map(\.self) == [saved])
      #expect(try folder.names(in: "pictures") == names(saved, in: store))
      #expect(try await store.bytes(at: store.path(of: saved)) == PictureSample.bytes(1))
    }
  }

  @Test("a save applies to the picture that was fetched last, and takes effect once")
  func save() async throws {
    try await TemporaryFolder.with { folder async throws in
      let store = PictureSample.store(folder.path)
      for (number, minutes) in [(1, 1), (2, 5), (3, 3)] {  // the clock is set back before the third fetch
        try await keep(number, fetchedAfter: minutes, in: store)
        let saved = try #require(try await store.change(nil, .save(at: StoreSample.moment.adding(minutes: 10 + number))))
        #expect(saved == (PictureSample.picture(number, fetchedAfter: minutes, savedAfter: 10 + number), hasChanged: true))
      }
      let before = try folder.stamp("pictures/index.xml")
      let again = try #require(try await store.change(nil, .save(at: StoreSample.moment.adding(minutes: 20))))
      #expect(again == (PictureSample.picture(2, fetchedAfter: 5, savedAfter: 12), hasChanged: false))
      #expect(try folder.stamp("pictures/index.xml") == before)
      try await keep(1, fetchedAfter: 30, in: store)
      let first = try #require(try await store.change(nil, .save(at: StoreSample.moment.adding(minutes: 31))))
      #expect(first == (PictureSample.picture(1, fetchedAfter: 30, savedAfter: 11), hasChanged: false))
    }
  }

  @Test("an unsaved picture keeps its file until the next request, and only the named picture is saved again")
  func unsave() async throws {
    try await TemporaryFolder.with { folder async throws in
      let store = PictureSample.store(folder.path)
      try await keep(1, in: store)
      _ = try await store.change(nil, .save(at: StoreSample.moment.adding(minutes: 1)))
      try await keep(2, fetchedAfter: 2, in: store)
      let one = PictureSample.picture(1)
      #expect(try await store.change(one.id, .unsave)?.picture == one)
      #expect(try await store.bytes(at: store.path(of: one)) == PictureSample.bytes(1))
      let saved = try #require(try await store.change(one.id, .save(at: StoreSample.moment.adding(minutes: 3))))
      #expect(saved == (PictureSample.picture(1, savedAfter: 3), hasChanged: true))
      #expect(
        Set(try await store.all().pictures.values) == [PictureSample.picture(1, savedAfter: 3), PictureSample.picture(2, fetchedAfter: 2)])
      _ = try await store.change(one.id, .unsave)
      try await keep(3, fetchedAfter: 4, in: store)
      #expect(try folder.names(in: "pictures") == names(PictureSample.picture(3), in: store))
      #expect(try await store.change(one.id, .unsave) == nil)
      #expect(try await store.change(one.id, .save(at: StoreSample.moment)) == nil)
    }
  }

  @Test("a picture is removed with its file, even when the file is missing or damaged")
  func remove() async throws {
    try await TemporaryFolder.with { folder async throws in
      let store = PictureSample.store(folder.path)
      for number in 1...4 {
        try await keep(number, in: store)
        _ = try await store.change(nil, .save(at: StoreSample.moment))
      }
      let pictures = (1...4).map { PictureSample.picture($0, savedAfter: 0) }
      try folder.remove("pictures/\(pictures[1].id).png")
      try folder.put("other", "pictures/\(pictures[2].id).png")
      for picture in pictures[..<3] {
        #expect(try await store.remove(picture.id) == picture)
        #expect(try await store.remove(picture.id) == nil)
      }
      #expect(try await store.all().pictures.values.map(\.self) == [pictures[3]])
      #expect(try folder.names(in: "pictures") == names(pictures[3], in: store))
    }
  }

  @Test("a file that cannot be removed is reported, and its picture stays listed")
  func unremovableFile() async throws {
    let (one, two) = (PictureSample.picture(1), PictureSample.picture(2))
    try await TemporaryFolder.with { folder async throws in
      let store = PictureSample.store(folder.path)
      for picture in [one, two] {
        _ = try await store.keep(picture, bytes: PictureSample.bytes(picture == one ? 1 : 2))
        _ = try await store.change(nil, .save(at: StoreSample.moment))
      }
      try folder.remove("pictures/\(one.id).png")
      try folder.put("", "pictures/\(one.id).png/in the way")
      let error = await #expect(throws: DataStoreError.self) { try await store.remove(one.id) }
      guard case .unwritable(store.path(of: one), _) = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      #expect(Set(try await store.all().pictures.keys) == [one.id, two.id])
    }
  }
}

@Suite("Pictures shared by two processes")
struct PictureProcessesTests {
  private static let rounds = 30

  @Test("concurrent fetches and stars lose no starred picture, and every listed picture has its file")
  func atOnce() async throws {
    try await TemporaryFolder.with { folder async throws in
      let path = folder.path("home")
      async let other: Void = inAnotherProcess(path)
      async let second: [PictureID] = Self.sayAndStar(100, path)
      let starred = try await Self.sayAndStar(200, path) + second
      await other

      let store = PictureSample.store(path)
      let pictures = try await store.all().pictures.values
      #expect(pictures.filter { $0.saved == nil }.count <= 1)
      #expect(Set(starred).isSubset(of: Set(pictures.filter(\.isStarred).map(\.id))))
      for picture in pictures { #expect(try await store.bytes(at: store.path(of: picture)).map(PictureID.init(bytes:)) == picture.id) }
      #expect(try folder.names(in: "home/pictures") == (pictures.map { "\($0.id).png" } + ["index.xml"]).sorted())
    }
  }

  /// Keeps pictures of its own and one that all callers share, and stars whichever picture is the last.
  private static func sayAndStar(_ first: Int, _ path: String) async throws -> [PictureID] {
    let store = PictureSample.store(path)
    var starred: [PictureID] = []
    for number in first..<first + rounds {
      let number = number.isMultiple(of: 2) ? number : 1
      _ = try await store.keep(PictureSample.picture(number), bytes: PictureSample.bytes(number))
      if number.isMultiple(of: 4), let (picture, _) = try await store.change(nil, .star(at: StoreSample.moment)) {
        starred.append(picture.id)
      }
    }
    return starred
  }

  private func inAnotherProcess(_ path: String) async {
    await #expect(processExitsWith: .success) { [path = path as String] in
      _ = try await Self.sayAndStar(300, path)
    }
  }
}

@Suite("The check of the picture folder")
struct PictureInspectionTests {
  private func inspection(_ folder: TemporaryFolder) -> PictureInspection {
    PictureInspection(DataDirectory(path: folder.path, now: { StoreSample.moment }))
  }

  private func name(_ picture: Picture) -> String { "pictures/\(picture.id.text).\(picture.format.ending)" }

  /// Keeps pictures with these numbers, all saved.
  private func fill(_ folder: TemporaryFolder, _ numbers: ClosedRange<Int>) async throws {
    let store = PictureSample.store(folder.path)
    for number in numbers {
      _ = try await store.keep(PictureSample.picture(number), bytes: PictureSample.bytes(number))
      _ = try await store.change(nil, .save(at: StoreSample.moment))
    }
  }

  @Test("an empty data directory and a folder of whole pictures have no findings")
  func whole() async throws {
    try await TemporaryFolder.with { folder async throws in
      for _ in 1...2 {
        #expect(try inspection(folder).findings() == [] && inspection(folder).repair() == [])
        try await fill(folder, 1...3)
      }
    }
  }

  @Test("a missing and a changed picture file are findings, by id")
  func findings() async throws {
    try await TemporaryFolder.with { folder async throws in
      try await fill(folder, 1...4)
      let pictures = (1...4).map { PictureSample.picture($0) }.sorted { $0.id < $1.id }
      let problems = ["is missing", "is not the saved picture", "is missing", "is not the saved picture"]
      for (picture, problem) in zip(pictures, problems) {
        if problem == "is missing" { try folder.remove(name(picture)) } else { try folder.put("other", name(picture)) }
      }
      #expect(
        try inspection(folder).findings()
          == zip(pictures, problems).map { picture, problem in
            StorageDiagnostic(
              path: folder.path(name(picture)), problem: problem, remedy: .command("picture remove \(picture.id.short)"))
          })
    }
  }

  @Test("files that the index does not list are harmless, and a repair moves them away; other files stay")
  func unlisted() async throws {
    try await TemporaryFolder.with { folder async throws in
      try await fill(folder, 1...2)
      let extra = PictureSample.picture(9, .jpeg)
      let others = ["notes.txt", "\(extra.id.text)", "\(extra.id.text).txt", "\(extra.id.text).png.png", "x.png"].map { "pictures/\($0)" }
      for other in others { try folder.put("mine", other) }
      try folder.put(PictureSample.bytes(9, .jpeg), name(extra))
      try folder.put("", "pictures/index.xml.new")
      let expected = [name(extra), "pictures/index.xml.new"].map(folder.path(_:))
      let findings = try inspection(folder).findings()
      #expect(findings.map(\.path) == expected && findings.allSatisfy { $0.isHarmless && $0.remedy == .repair })
      #expect(try inspection(folder).repair().map(\.path) == expected)
      #expect(try inspection(folder).findings() == [])
      for other in others { #expect(try folder.text(other) == "mine") }
    }
  }

  @Test("a repair of a damaged index keeps the pictures that are readable, and moves the files of the others away")
  func repaired() async throws {
    try await TemporaryFolder.with { folder async throws in
      try await fill(folder, 1...3)
      let lines = try folder.text("pictures/index.xml").split(separator: "\n", omittingEmptySubsequences: false)
      let lost = try #require((1...3).map { PictureSample.picture($0) }.first { picture in lines[2].contains(picture.id.text) })
      try folder.put((lines[..<2] + ["<broken"] + lines[3...]).joined(separator: "\n"), "pictures/index.xml")
      let repairs = try inspection(folder).repair()
      #expect(repairs.map(\.path) == [folder.path("pictures/index.xml"), folder.path(name(lost))])
      #expect(try await PictureSample.store(folder.path).all().pictures.count == 2)
      #expect(try folder.names(in: "set-aside").count == 1)
    }
  }

  @Test("a damaged index is a finding with the pictures that are readable, and one of a newer version is an error")
  func damagedIndex() async throws {
    try await TemporaryFolder.with { folder async throws in
      try await fill(folder, 1...2)
      let text = try folder.text("pictures/index.xml")
      try folder.put(text + "<", "pictures/index.xml")
      for number in 1...2 { try folder.remove(name(PictureSample.picture(number))) }
      let findings = try inspection(folder).findings()
      #expect(findings.map { $0.path.hasSuffix("index.xml") } == [true, false, false] && findings[0].remedy == .repair)
      #expect(try folder.text("pictures/index.xml") == text + "<", "An inspection changes nothing.")
      try folder.put("<pictures schema=\"99\"/>", "pictures/index.xml")
      let newer = DataStoreError.newerVersion(path: folder.path("pictures/index.xml"), version: 99, newest: 1)
      #expect(throws: newer) { _ = try inspection(folder).findings() }
    }
  }

  @Test("until there is an index in XML, the one that older versions wrote is inspected")
  func formerIndex() async throws {
    try await TemporaryFolder.with { folder async throws in
      let picture = PictureSample.picture(1)
      try folder.put(PicturesDocument([picture.id: picture]).bytes, "pictures/index.json")
      #expect(try inspection(folder).findings().map(\.problem) == [.found("is missing")])
      try folder.put("{", "pictures/index.json")
      #expect(try inspection(folder).findings().map(\.path) == [folder.path("pictures/index.json")])
    }
  }
}
