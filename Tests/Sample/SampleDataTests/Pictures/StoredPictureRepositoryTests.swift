import CoreData
import CoreDomain
import DataDoubles
import SampleData
import SampleDomain
import SampleDoubles
import Testing

@Suite("The picture repository")
struct StoredPictureRepositoryTests {
  private let moment = StoreSample.moment

  private func repository(_ folder: TemporaryFolder, _ network: StubPictureNetwork = StubPictureNetwork(1)) -> StoredPictureRepository {
    StoredPictureRepository(network: network, store: PictureSample.store(folder.path))
  }

  /// Fetches and saves the pictures with these numbers, one minute apart.
  private func save(_ numbers: ClosedRange<Int>, in folder: TemporaryFolder) async throws {
    for number in numbers {
      let repository = repository(folder, StubPictureNetwork(number))
      _ = try await repository.say("Cat \(number)", at: PictureSample.base, now: moment)
      _ = try await repository.save(nil, at: moment.adding(minutes: number))
    }
  }

  @Test("a fetched picture is stored and can be opened by its id", arguments: ImageFormat.allCases)
  func say(_ format: ImageFormat) async throws {
    try await TemporaryFolder.with { folder async throws in
      let network = StubPictureNetwork(1, format)
      let repository = repository(folder, network)
      let said = try await repository.say("Cat 1", at: PictureSample.base, now: moment)
      let picture = PictureSample.picture(1, format)
      #expect(said == OpenedPicture(StoredPicture(picture, path: said.stored.path), bytes: PictureSample.bytes(1, format)))
      #expect(said.stored.path.hasPrefix(folder.path("pictures/\(picture.id).")))
      #expect(await network.asked == ["\(PictureSample.base): Cat 1", "\(picture.source)"])
      #expect(try await repository.open(PictureReference(picture.id)) == said)
      #expect(try await repository.open(PictureReference(" " + picture.id.short.uppercased())) == said)
      #expect(try await repository.saved() == [])
    }
  }

  @Test("a saved picture that is fetched again is still marked as saved")
  func sayAgain() async throws {
    try await TemporaryFolder.with { folder async throws in
      try await save(1...1, in: folder)
      let said = try await repository(folder).say("Cat 1", at: PictureSample.base, now: moment.adding(minutes: 5))
      #expect(said.stored.picture == PictureSample.picture(1, saidAfter: 5, savedAfter: 1))
    }
  }

  private static let failures: [(NetworkError, @Sendable (WebURL) -> PictureError)] = [
    (.web(.status(code: 500)), { .server($0, .status(code: 500)) }),
    (.unexpected(found: "broken JSON"), { .notAPicture($0, found: "broken JSON") }), (.cancelled, { _ in .cancelled }),
  ]

  @Test("an error names the URL where it occurred, and nothing is stored", arguments: failures)
  func refused(_ error: NetworkError, _ expected: @Sendable (WebURL) -> PictureError) async throws {
    try await TemporaryFolder.with { folder async throws in
      let image = PictureSample.url(1)
      let first = repository(folder, StubPictureNetwork(.failure(error), .failure(.cancelled)))
      await #expect(throws: expected(PictureSample.base)) { try await first.say("x", at: PictureSample.base, now: moment) }
      let second = repository(folder, StubPictureNetwork(.success(image), .failure(error)))
      await #expect(throws: expected(image)) { try await second.say("x", at: PictureSample.base, now: moment) }
      #expect(try folder.names() == [])
    }
  }

  @Test("saving fails before a picture was fetched")
  func noPicture() async throws {
    try await TemporaryFolder.with { folder async throws in
      let repository = repository(folder)
      await #expect(throws: PictureError.noPicture) { try await repository.save(nil, at: moment) }
    }
  }

  @Test("saving the last picture takes effect once")
  func saveOnce() async throws {
    try await TemporaryFolder.with { folder async throws in
      let repository = repository(folder)
      let said = try await repository.say("Cat 1", at: PictureSample.base, now: moment)
      let stored = StoredPicture(PictureSample.picture(1, savedAfter: 2), path: said.stored.path)
      let (first, second) = (
        try await repository.save(nil, at: moment.adding(minutes: 2)), try await repository.save(nil, at: moment.adding(minutes: 3))
      )
      #expect(first == (stored, isNew: true))
      #expect(second == (stored, isNew: false))
    }
  }

  @Test("saving can be reverted, and repeated for the named picture; an unknown one is not found")
  func unsave() async throws {
    try await TemporaryFolder.with { folder async throws in
      let repository = repository(folder)
      try await save(1...2, in: folder)
      let (one, unknown) = (PictureReference(PictureSample.picture(1).id), PictureReference("ffff"))
      #expect(try await repository.unsave(one).picture.saved == nil)
      #expect(try await repository.saved().map(\.picture.caption) == ["Cat 2"])
      #expect(try await repository.save(one, at: moment.adding(minutes: 9)).isNew)
      #expect(try await repository.saved().map(\.picture.caption) == ["Cat 1", "Cat 2"])
      await #expect(throws: PictureError.notFound(unknown)) { try await repository.unsave(unknown) }
      await #expect(throws: PictureError.notFound(unknown)) { try await repository.save(unknown, at: moment) }
    }
  }

  @Test("a named picture is saved, and not the last one; one whose file is damaged or missing is not saved")
  func saveNamed() async throws {
    try await TemporaryFolder.with { folder async throws in
      let repository = repository(folder)
      try await save(1...2, in: folder)
      for number in 1...2 {
        for other in 1...2 { _ = try await repository.unsave(PictureReference(PictureSample.picture(other).id)) }
        let (saved, isNew) = try await repository.save(PictureReference(PictureSample.picture(number).id), at: moment.adding(minutes: 9))
        #expect(saved.picture.caption == "Cat \(number)" && isNew)
        #expect(try await repository.saved().map(\.picture.caption) == ["Cat \(number)"])
      }
      for number in 1...2 { _ = try await repository.unsave(PictureReference(PictureSample.picture(number).id)) }
      let two = PictureReference(PictureSample.picture(2).id)
      let (id, path) = (PictureSample.picture(2).id, PictureSample.store(folder.path).path(of: PictureSample.picture(2)))
      try folder.put("other", "pictures/\(id.text).png")
      await #expect(throws: PictureError.fileDamaged(id, path: path)) { try await repository.save(two, at: moment) }
      try folder.remove("pictures/\(id.text).png")
      await #expect(throws: PictureError.fileMissing(id, path: path)) { try await repository.save(two, at: moment) }
      #expect(try await repository.saved() == [])
    }
  }

  @Test("saved pictures come newest first, and in order of their ids when they were saved at the same time")
  func newestFirst() async throws {
    try await TemporaryFolder.with { folder async throws in
      try await save(1...4, in: folder)
      _ = try await repository(folder, StubPictureNetwork(5)).say("x", at: PictureSample.base, now: moment)
      #expect(try await repository(folder).saved().map(\.picture.caption) == ["Cat 4", "Cat 3", "Cat 2", "Cat 1"])
    }
    try await TemporaryFolder.with { folder async throws in
      let store = PictureSample.store(folder.path)
      for number in 1...8 {
        _ = try await store.keep(PictureSample.picture(number), bytes: PictureSample.bytes(number))
        _ = try await store.save(nil, at: moment)
      }
      #expect(try await repository(folder).saved().map(\.picture.id) == (1...8).map { PictureSample.picture($0).id }.sorted())
    }
  }

  @Test("a missing or damaged file is reported with its path; the picture stays listed, and another fetch restores the file")
  func fileProblems() async throws {
    try await TemporaryFolder.with { folder async throws in
      try await save(1...2, in: folder)
      let repository = repository(folder)
      let one = try await repository.open(PictureReference(PictureSample.picture(1).id))
      let (id, path, name) = (one.stored.picture.id, one.stored.path, "pictures/\(one.stored.picture.id).png")
      let index = try folder.text("pictures/index.json")
      for other in ["", "other", String(decoding: PictureSample.bytes(2).dropFirst(), as: UTF8.self)] {
        try folder.put(other, name)
        await #expect(throws: PictureError.fileDamaged(id, path: path)) { try await repository.open(PictureReference(id)) }
      }
      try folder.remove(name)
      await #expect(throws: PictureError.fileMissing(id, path: path)) { try await repository.open(PictureReference(id)) }
      #expect(try folder.text("pictures/index.json") == index)
      #expect(try await repository.saved().count == 2)
      _ = try await repository.say("Cat 1", at: PictureSample.base, now: moment)
      #expect(try await repository.open(PictureReference(id)).bytes == PictureSample.bytes(1))
    }
  }

  @Test("a picture is removed with its file, even when the file is missing or damaged")
  func remove() async throws {
    try await TemporaryFolder.with { folder async throws in
      try await save(1...3, in: folder)
      let repository = repository(folder)
      let pictures = try await repository.saved()
      try folder.put("other", "pictures/\(pictures[1].picture.id).png")
      try folder.remove("pictures/\(pictures[2].picture.id).png")
      for stored in pictures {
        let reference = PictureReference(stored.picture.id)
        #expect(try await repository.remove(reference) == stored)
        await #expect(throws: PictureError.notFound(reference)) { try await repository.remove(reference) }
        await #expect(throws: PictureError.notFound(reference)) { try await repository.open(reference) }
      }
      #expect(try folder.names(in: "pictures") == ["index.json"])
    }
  }

  @Test("a reference that matches several pictures is rejected, and nothing is removed")
  func ambiguous() async throws {
    try await TemporaryFolder.with { folder async throws in
      try await save(1...17, in: folder)
      let repository = repository(folder)
      let ids = try await repository.saved().map(\.picture.id)
      let digit = try #require(Dictionary(grouping: ids) { $0.text.prefix(1) }.first { $0.value.count > 1 })
      let reference = PictureReference(String(digit.key))
      let expected = PictureError.ambiguous(reference, matches: digit.value.sorted())
      await #expect(throws: expected) { try await repository.open(reference) }
      await #expect(throws: expected) { try await repository.remove(reference) }
      #expect(try await repository.saved().count == 17)
    }
  }

  @Test("every operation reports a data directory that cannot be read or written")
  func failing() async throws {
    let repository = StoredPictureRepository(
      network: StubPictureNetwork(1), store: FailingPictureStore(error: .unwritable(path: "p", reason: "r")))
    let expected = PictureError.store(.unwritable(path: "p", reason: "r"))
    await #expect(throws: expected) { try await repository.say("x", at: PictureSample.base, now: moment) }
    await #expect(throws: expected) { try await repository.save(nil, at: moment) }
    await #expect(throws: expected) { try await repository.saved() }
    await #expect(throws: expected) { try await repository.open(PictureReference("a")) }
    await #expect(throws: expected) { try await repository.remove(PictureReference("a")) }
  }
}
