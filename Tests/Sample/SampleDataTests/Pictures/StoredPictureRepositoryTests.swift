import CoreData
import CoreDomain
import DataDoubles
import SampleData
import SampleDomain
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
      _ = try await repository.fetch("Cat \(number)", at: PictureSample.base, now: moment)
      _ = try await repository.change(nil, .save(at: moment.adding(minutes: number)))
    }
  }

  @Test("a fetched picture is stored and can be opened by its id", arguments: ImageFormat.allCases)
  func fetch(_ format: ImageFormat) async throws {
    try await TemporaryFolder.with { folder async throws in
      let network = StubPictureNetwork(1, format)
      let repository = repository(folder, network)
      let fetched = try await repository.fetch("Cat 1", at: PictureSample.base, now: moment)
      let picture = PictureSample.picture(1, format)
      #expect(
        fetched == PictureDetails(summary: PictureSummary(picture, path: fetched.summary.path), bytes: PictureSample.bytes(1, format)))
      #expect(fetched.summary.path.hasPrefix(folder.path("pictures/\(picture.id).")))
      #expect(await network.asked == ["\(PictureSample.base): Cat 1", "\(picture.source)"])
      #expect(try await repository.open(PictureReference(picture.id)) == fetched)
      #expect(try await repository.open(PictureReference(" " + picture.id.short.uppercased())) == fetched)
      #expect(try await repository.saved() == [])
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
      await #expect(throws: expected(PictureSample.base)) { try await first.fetch("x", at: PictureSample.base, now: moment) }
      let second = repository(folder, StubPictureNetwork(.success(image), .failure(error)))
      await #expect(throws: expected(image)) { try await second.fetch("x", at: PictureSample.base, now: moment) }
      #expect(try folder.names() == [])
    }
  }

  @Test("saving fails before a picture was fetched")
  func noPicture() async throws {
    try await TemporaryFolder.with { folder async throws in
      let repository = repository(folder)
      await #expect(throws: PictureError.noPicture) { try await repository.change(nil, .save(at: moment)) }
    }
  }

  @Test("a picture is starred and seen, and an unknown one is not found, whatever the change")
  func changes() async throws {
    try await TemporaryFolder.with { folder async throws in
      let repository = repository(folder)
      try await save(1...2, in: folder)
      let (one, unknown) = (PictureReference(PictureSample.picture(1).id), PictureReference("ffff"))
      #expect(try await repository.change(one, .star(at: moment)).picture.isStarred)
      #expect(try await repository.change(one, .see).picture.isSeen)
      #expect(try await repository.saved().map { [$0.isStarred, $0.isSeen] } == [[false, false], [true, true]])
      for change in [.save(at: moment), .unsave, .star(at: moment), .unstar, .see] as [PictureChange] {
        await #expect(throws: PictureError.notFound(unknown)) { try await repository.change(unknown, change) }
      }
    }
  }

  @Test(
    "a named picture is saved or starred, and not the last one; one whose file is damaged or missing is neither",
    arguments: [.save(at: StoreSample.moment), .star(at: StoreSample.moment)] as [PictureChange])
  func saveNamed(change: PictureChange) async throws {
    try await TemporaryFolder.with { folder async throws in
      let repository = repository(folder)
      try await save(1...2, in: folder)
      let references = (1...2).map { PictureReference(PictureSample.picture($0).id) }
      for number in 1...2 {
        for reference in references { _ = try await repository.change(reference, .unsave) }
        #expect(try await repository.change(references[number - 1], change).hasChanged)
        #expect(try await repository.saved().map(\.caption) == ["Cat \(number)"])
      }
      for reference in references { _ = try await repository.change(reference, .unsave) }
      let (id, path) = (PictureSample.picture(2).id, PictureSample.store(folder.path).path(of: PictureSample.picture(2)))
      try folder.put("other", "pictures/\(id.text).png")
      await #expect(throws: PictureError.fileDamaged(id, path: path)) { try await repository.change(references[1], change) }
      try folder.remove("pictures/\(id.text).png")
      await #expect(throws: PictureError.fileMissing(id, path: path)) { try await repository.change(references[1], change) }
      #expect(try await repository.saved() == [])
    }
  }

  @Test("saved pictures come newest first, and in order of their ids when they were saved at the same time")
  func newestFirst() async throws {
    try await TemporaryFolder.with { folder async throws in
      try await save(1...4, in: folder)
      _ = try await repository(folder, StubPictureNetwork(5)).fetch("x", at: PictureSample.base, now: moment)
      #expect(try await repository(folder).saved().map(\.caption) == ["Cat 4", "Cat 3", "Cat 2", "Cat 1"])
    }
    try await TemporaryFolder.with { folder async throws in
      let store = PictureSample.store(folder.path)
      for number in 1...8 {
        _ = try await store.keep(PictureSample.picture(number), bytes: PictureSample.bytes(number))
        _ = try await store.change(nil, .save(at: moment))
      }
      #expect(try await repository(folder).saved().map(\.id) == (1...8).map { PictureSample.picture($0).id }.sorted())
    }
  }

  @Test("a missing or damaged file is reported with its path; the picture stays listed, and another fetch restores the file")
  func fileProblems() async throws {
    try await TemporaryFolder.with { folder async throws in
      try await save(1...2, in: folder)
      let repository = repository(folder)
      let one = try await repository.open(PictureReference(PictureSample.picture(1).id))
      let (id, path, name) = (one.summary.id, one.summary.path, "pictures/\(one.summary.id).png")
      let index = try folder.text("pictures/index.xml")
      for other in ["", "other", String(decoding: PictureSample.bytes(2).dropFirst(), as: UTF8.self)] {
        try folder.put(other, name)
        await #expect(throws: PictureError.fileDamaged(id, path: path)) { try await repository.open(PictureReference(id)) }
        await #expect(throws: PictureError.fileDamaged(id, path: path)) { try await repository.check(one.summary) }
      }
      try folder.remove(name)
      await #expect(throws: PictureError.fileMissing(id, path: path)) { try await repository.open(PictureReference(id)) }
      await #expect(throws: PictureError.fileMissing(id, path: path)) { try await repository.check(one.summary) }
      #expect(try folder.text("pictures/index.xml") == index)
      #expect(try await repository.saved().count == 2)
      _ = try await repository.fetch("Cat 1", at: PictureSample.base, now: moment)
      #expect(try await repository.open(PictureReference(id)).bytes == PictureSample.bytes(1))
      try await repository.check(one.summary)
    }
  }

  @Test("a check in a cancelled task is cancelled, and says nothing about the file")
  func cancelledCheck() async throws {
    try await TemporaryFolder.with { folder async throws in
      let repository = repository(folder)
      let check = Task {
        withUnsafeCurrentTask { $0?.cancel() }
        try await repository.check(PictureSummary(PictureSample.picture(), path: folder.path("missing.png")))
      }
      await #expect(throws: PictureError.cancelled) { try await check.value }
    }
  }

  @Test("a picture is removed with its file, even when the file is missing or damaged")
  func remove() async throws {
    try await TemporaryFolder.with { folder async throws in
      try await save(1...3, in: folder)
      let repository = repository(folder)
      let pictures = try await repository.saved()
      try folder.put("other", "pictures/\(pictures[1].id).png")
      try folder.remove("pictures/\(pictures[2].id).png")
      for picture in pictures {
        let reference = PictureReference(picture.id)
        #expect(try await repository.remove(reference) == picture)
        await #expect(throws: PictureError.notFound(reference)) { try await repository.remove(reference) }
        await #expect(throws: PictureError.notFound(reference)) { try await repository.open(reference) }
      }
      #expect(try folder.names(in: "pictures") == ["index.xml"])
    }
  }

  @Test("a reference that matches several pictures is rejected, and nothing is removed")
  func ambiguous() async throws {
    try await TemporaryFolder.with { folder async throws in
      try await save(1...17, in: folder)
      let repository = repository(folder)
      let ids = try await repository.saved().map(\.id)
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
    await #expect(throws: expected) { try await repository.fetch("x", at: PictureSample.base, now: moment) }
    await #expect(throws: expected) { try await repository.change(nil, .save(at: moment)) }
    await #expect(throws: expected) { try await repository.saved() }
    await #expect(throws: expected) { try await repository.open(PictureReference("a")) }
    await #expect(throws: expected) { try await repository.check(PictureSummary(PictureSample.picture(), path: "p")) }
    await #expect(throws: expected) { try await repository.remove(PictureReference("a")) }
  }
}

/// A stub server that always gives the same responses and records its requests.
private actor StubPictureNetwork: PictureNetworkDataStore {
  private let place: Result<WebURL, NetworkError>
  private let picture: Result<NetworkPicture, NetworkError>
  private(set) var asked: [String] = []

  init(_ place: Result<WebURL, NetworkError>, _ picture: Result<NetworkPicture, NetworkError>) {
    self.place = place
    self.picture = picture
  }

  /// A server that returns the picture with this number.
  init(_ number: Int, _ format: ImageFormat = .png) {
    let url = PictureSample.url(number)
    self.init(.success(url), .success(NetworkPicture(bytes: PictureSample.bytes(number, format), format: format, url: url)))
  }

  func url(saying caption: String, at base: WebURL) async throws(NetworkError) -> (url: WebURL, isPublic: Bool) {
    asked.append("\(base): \(caption)")
    return (try place.get(), false)
  }

  func image(at url: WebURL, isPublic: Bool) async throws(NetworkError) -> NetworkPicture {
    asked.append("\(url)")
    return try picture.get()
  }
}

/// A store that always throws the same error.
private struct FailingPictureStore: PictureDataStore {
  let error: DataStoreError

  func all() async throws(DataStoreError) -> KeptPictures { throw error }
  func path(of picture: Picture) -> String { "" }
  func bytes(at path: String) async throws(DataStoreError) -> [UInt8]? { throw error }
  func keep(_ picture: Picture, bytes: [UInt8]) async throws(DataStoreError) -> Picture { throw error }
  func change(_ id: PictureID?, _ change: PictureChange) async throws(DataStoreError) -> (picture: Picture, hasChanged: Bool)? {
    throw error
  }
  func remove(_ id: PictureID) async throws(DataStoreError) -> Picture? { throw error }
}
