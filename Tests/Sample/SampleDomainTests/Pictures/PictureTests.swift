import CoreDomain
import CoreDoubles
import SampleDomain
import SampleDoubles
import Testing

@Suite("Picture")
struct PictureTests {
  private static let plain = Picture.sample()
  private static let saved = Picture.sample(saved: .sample())
  private static let starred = Picture.sample(saved: .sample(), isStarred: true)

  @Test(
    "a change saves, stars and marks a picture, and makes nothing else of it",
    arguments: [
      (.save(at: .sample()), plain, saved), (.save(at: .sample(plusMinutes: 9)), starred, starred),
      (.unsave, saved, plain), (.unsave, starred, plain), (.star(at: .sample()), plain, starred),
      (.star(at: .sample(plusMinutes: 9)), saved, starred), (.unstar, starred, saved), (.unstar, plain, plain),
      (.see, saved, .sample(saved: .sample(), isSeen: true)), (.see, plain, .sample(isSeen: true)),
    ] as [(PictureChange, Picture, Picture)])
  func changes(change: PictureChange, before: Picture, after: Picture) {
    #expect(before.applying(change) == after)
    #expect(after.applying(change) == after, "Twice is once.")
  }

  @Test("a picture that is not saved is never starred")
  func onlySavedStars() {
    #expect(Picture.sample(isStarred: true) == Self.plain)
  }

  @Test("caption and source have no control characters, and none that XML forbids")
  func writable() {
    let picture = Picture.sample("a\u{7}b\u{FFFE}c\n", source: .sample("https://example.org/\u{FFFF}"))
    #expect(picture.caption == "abc" && picture.source.text == "https://example.org/")
  }
}

@Suite("KeptPictures")
struct KeptPicturesTests {
  private var kept = KeptPictures()

  private mutating func fetch(_ caption: String, plusMinutes minutes: Int = 0) -> Picture {
    kept.add(.sample(caption, fetchedAt: .sample(plusMinutes: minutes))).kept
  }

  private mutating func save(_ id: PictureID? = nil, plusMinutes minutes: Int) -> (picture: Picture, hasChanged: Bool)? {
    kept.change(id, .save(at: .sample(plusMinutes: minutes)))
  }

  @Test("an unsaved picture is kept until the next one is requested")
  mutating func unsaved() {
    let first = fetch("First")
    let second = Picture.sample("Second")
    #expect(kept.add(second) == (second, [first]))
    #expect(kept.pictures == [second.id: second] && kept.last == second)
  }

  @Test("a saved picture stays with its marks when it is requested again, and is not saved twice")
  mutating func saved() {
    let first = fetch("First")
    _ = kept.change(nil, .star(at: .sample(plusMinutes: 1)))
    _ = kept.change(first.id, .see)
    _ = fetch("Second", plusMinutes: 2)
    let again = fetch("First", plusMinutes: 3)
    #expect(again == .sample("First", fetchedAt: .sample(plusMinutes: 3), saved: .sample(plusMinutes: 1), isStarred: true, isSeen: true))
    #expect(save(plusMinutes: 4)?.hasChanged == false)
    #expect(kept.saved == [again])
  }

  @Test("the latest picture is the one that is saved, even when the clock was set back, and the list has the newest first")
  mutating func clock() {
    _ = fetch("First", plusMinutes: 5)
    _ = save(plusMinutes: 5)
    let second = fetch("Second")
    #expect(save(plusMinutes: 1)?.picture.id == second.id)
    #expect(kept.saved.map(\.caption) == ["First", "Second"])
  }

  @Test("an unsaved picture is not listed, and can be saved again until the next one is requested")
  mutating func unsavedAgain() {
    let first = fetch("First").id
    _ = save(plusMinutes: 1)
    #expect(kept.change(first, .unsave)?.picture.saved == nil && kept.saved == [])
    #expect(save(first, plusMinutes: 2)?.hasChanged == true)
    _ = kept.change(first, .unsave)
    _ = fetch("Second")
    #expect(kept.change(first, .see) == nil)
  }

  @Test("a removed picture is gone, and an empty list has nothing to change")
  mutating func removed() {
    let first = fetch("First")
    #expect(kept.remove(first.id) == first && kept.remove(first.id) == nil)
    #expect(save(plusMinutes: 1) == nil && kept.last == nil)
  }
}

@Suite("Changing, opening, listing and counting pictures")
struct PictureUseCaseTests {
  private static let old = Picture.sample("Old", saved: .sample(plusMinutes: 1), isSeen: true)
  private static let new = Picture.sample("New", saved: .sample(plusMinutes: 2), isStarred: true)
  private static let unsaved = Picture.sample("Unsaved", fetchedAt: .sample(plusMinutes: 3))
  private static let error = PictureError.store(.unwritable(path: "/home", reason: "disk full"))

  private let pictures = MemoryPictureRepository([old, unsaved, new])

  private func summary(_ picture: Picture) -> PictureSummary { MemoryPictureRepository.summary(of: picture) }

  @Test("the named picture, or else the latest one, is saved, with the current time", arguments: [nil, PictureReference(unsaved.id)])
  func saves(reference: PictureReference?) async throws {
    let save = SavePicture(true, pictures: pictures) { .sample(plusMinutes: 5) }
    let saved = Picture.sample("Unsaved", fetchedAt: .sample(plusMinutes: 3), saved: .sample(plusMinutes: 5))
    for isFirst in [true, false] {
      #expect(
        try await save(reference) == ChangedPicture(picture: summary(saved), hasChanged: isFirst))
    }
    #expect(try await pictures.saved().first == summary(saved))
  }

  @Test("saving is reverted for the named picture")
  func unsaves() async throws {
    let unsave = SavePicture(false, pictures: pictures) { .sample() }
    for isFirst in [true, false] { #expect(try await unsave(PictureReference(Self.new.id)).hasChanged == isFirst) }
    #expect(try await pictures.saved() == [summary(Self.old)])
  }

  @Test("a star is set and taken away once, and a starred picture is saved with the current time")
  func stars() async throws {
    let now: CurrentTime = { .sample(plusMinutes: 5) }
    let (star, unstar) = (StarPicture(.star, pictures: pictures, now: now), StarPicture(.unstar, pictures: pictures, now: now))
    let reference = PictureReference(Self.unsaved.id)
    for isFirst in [true, false] {
      let starred = try await star(reference)
      #expect(starred.hasChanged == isFirst && starred.picture.isStarred && starred.picture.saved == .sample(plusMinutes: 5))
    }
    for isFirst in [true, false] {
      let unstarred = try await unstar(reference)
      #expect(unstarred.hasChanged == isFirst && !unstarred.picture.isStarred && unstarred.picture.saved != nil)
    }
  }

  @Test("a toggle stars a picture without a star, and takes the star of any other away, however many run at once")
  func toggles() async throws {
    let toggle = StarPicture(.toggle, pictures: pictures) { .sample(plusMinutes: 5) }
    let reference = PictureReference(Self.unsaved.id)
    async let (first, second) = (toggle(reference), toggle(reference))
    #expect(try await [first, second].map(\.hasChanged) == [true, true])
    let third = try await toggle(reference)
    #expect(third.picture.isStarred && third.picture.saved == .sample(plusMinutes: 5))
  }

  @Test("a picture is opened by its id or a prefix of it, without remarks, and is marked as seen")
  func opens() async throws {
    let open = OpenPicture(pictures: pictures)
    for text in [Self.new.id.text, Self.new.id.short] {
      let seen = Picture.sample("New", saved: .sample(plusMinutes: 2), isStarred: true, isSeen: true)
      #expect(
        try await open(PictureReference(text)) == PictureDetails(summary: summary(seen), bytes: Picture.sampleBytes(saying: "New")))
    }
    #expect(try await CountUnseenPictures(pictures: pictures)(()) == 0)
  }

  @Test("a check of a picture's file does not mark the picture as seen")
  func checks() async throws {
    try await CheckPicture(pictures: pictures)(summary(Self.new))
    #expect(try await CountUnseenPictures(pictures: pictures)(()) == 1)
  }

  @Test("a picture that cannot be marked seen is opened with the reason, and a seen one is not marked again")
  func cannotMark() async throws {
    await pictures.failWith(Self.error, on: [.change])
    let open = OpenPicture(pictures: pictures)
    #expect(try await open(PictureReference(Self.new.id)).problem == Self.error)
    #expect(try await open(PictureReference(Self.old.id)).problem == nil)
    await pictures.failWith(.cancelled, on: [.change])
    await #expect(throws: PictureError.cancelled) { try await open(PictureReference(Self.new.id)) }
  }

  @Test("saved pictures are listed, newest first, all or only the starred ones")
  func lists() async throws {
    let list = ListPictures(pictures: pictures)
    #expect(try await list(.all) == [summary(Self.new), summary(Self.old)])
    #expect(try await list(.starred) == [summary(Self.new)])
  }

  @Test("only the named picture is removed, and its summary is returned")
  func removes() async throws {
    let remove = RemovePicture(pictures: pictures)
    #expect(try await remove(PictureReference(Self.old.id.short)) == summary(Self.old))
    #expect(await pictures.kept.saved == [Self.new])
  }

  @Test("every error of the repository is thrown unchanged", arguments: [error, .cancelled, .noPicture, .notFound(PictureReference("zz"))])
  func fails(error: PictureError) async {
    let reference = PictureReference(Self.old.id)
    await pictures.failWith(error)
    await #expect(throws: error) { try await SavePicture(true, pictures: pictures) { .sample() }(nil) }
    await #expect(throws: error) { try await StarPicture(.star, pictures: pictures) { .sample() }(reference) }
    await #expect(throws: error) { try await OpenPicture(pictures: pictures)(reference) }
    await #expect(throws: error) { try await CheckPicture(pictures: pictures)(summary(Self.old)) }
    await #expect(throws: error) { try await ListPictures(pictures: pictures)(.all) }
    await #expect(throws: error) { try await CountUnseenPictures(pictures: pictures)(()) }
    await #expect(throws: error) { try await RemovePicture(pictures: pictures)(reference) }
  }
}

@Suite("PictureID")
struct PictureIDTests {
  /// Never change these values: the pictures on every user's disk are named after them. They were computed with another implementation of
  /// SHA-256, over the bytes alone.
  @Test(
    "the identity of a picture is derived from its bytes, and the derivation never changes",
    arguments: [
      ([], "e3b0c44298fc1c149afb"), ([0x00], "6e340b9cffb37a989ca5"), (Array("cat".utf8), "77af778b51abd4a3c51c"),
      ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], "4c4b6a3be1314ab86138"), ([0xFF, 0xD8, 0xFF, 0xE0], "ba4f25bf16ba4be6bc7d"),
      ([UInt8](repeating: 0xFF, count: 64), "8667e718294e9e0df1d3"),
    ] as [([UInt8], String)])
  func pinned(bytes: [UInt8], id: String) {
    #expect(PictureID(bytes: bytes).text == id)
    #expect("\(PictureID(bytes: bytes))" == id)
  }

  @Test("one changed bit gives another identity")
  func oneBit() {
    #expect(PictureID(bytes: [0xFF, 0xD8, 0xFF, 0xE0]) != PictureID(bytes: [0xFF, 0xD8, 0xFF, 0xE1]))
  }

  @Test("users see the first eight digits")
  func short() {
    #expect(PictureID(bytes: Array("cat".utf8)).short == "77af778b")
  }

  @Test("a stored identity is read again, and other texts are refused")
  func stored() throws {
    let id = try #require(PictureID(stored: "77af778b51abd4a3c51c"))
    #expect(id == PictureID(bytes: Array("cat".utf8)))
    for text in [
      "", "77af778b51abd4a3c51", "77af778b51abd4a3c51cc", "77AF778B51ABD4A3C51C", "77af778b51abd4a3c51g", "../../../etc/passwd0",
      " 77af778b51abd4a3c51", "77af778b51abd4a3c5é",
    ] {
      #expect(PictureID(stored: text) == nil)
    }
  }

  @Test("identities are ordered by their digits")
  func order() throws {
    let low = try #require(PictureID(stored: "0999999999999999999f"))
    let high = try #require(PictureID(stored: "a0000000000000000000"))
    #expect(low < high)
    #expect(!(high < low))
    #expect(!(low < low))
  }
}

@Suite("PictureReference")
struct PictureReferenceTests {
  private static let pictures = ["aa00000000000000000b", "aa00000000000000000a", "ab000000000000000000"].compactMap(picture)

  private static func picture(id: String) -> Picture? {
    PictureID(stored: id).map {
      Picture(id: $0, caption: "Hello", format: .gif, byteCount: 11, source: .sample(), fetchedAt: .sample())
    }
  }

  @Test(
    "a picture is found by its id or a unique prefix of it",
    arguments: [("ab", 2), (" AB \n", 2), ("aa00000000000000000b", 0), ("aa00000000000000000a", 1), ("AB000000000000000000", 2)])
  func found(text: String, index: Int) throws {
    #expect(try PictureReference(text).resolve(in: Self.pictures) == Self.pictures[index])
  }

  @Test("a complete id finds its own picture")
  func whole() throws {
    for picture in Self.pictures { #expect(try PictureReference(picture.id).resolve(in: Self.pictures) == picture) }
  }

  @Test("a text that is not a prefix of any id finds nothing", arguments: ["", " ", "b", "aa00000000000000000aa", "0", "hello"])
  func notFound(text: String) {
    #expect(throws: PictureError.notFound(PictureReference(text))) { try PictureReference(text).resolve(in: Self.pictures) }
    #expect(throws: PictureError.notFound(PictureReference(text))) { try PictureReference(text).resolve(in: [Self.pictures[0]]) }
  }

  @Test("when several pictures match, the error lists them in order")
  func ambiguous() {
    let reference = PictureReference("aa")
    #expect(throws: PictureError.ambiguous(reference, matches: [Self.pictures[1].id, Self.pictures[0].id])) {
      try reference.resolve(in: Self.pictures)
    }
  }
}
