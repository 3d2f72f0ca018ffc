import DataDoubles
import SampleData
import SampleDomain
import SampleDoubles
import Testing

@Suite("Pictures shared by two processes")
struct PictureProcessesTests {
  private static let rounds = 30

  @Test("concurrent fetches and saves lose no saved picture, and every listed picture has its file")
  func atOnce() async throws {
    try await TemporaryFolder.with { folder async throws in
      let path = folder.path("home")
      async let other: Void = inAnotherProcess(path)
      async let second: [PictureID] = Self.sayAndSave(100, path)
      let saved = try await Self.sayAndSave(200, path) + second
      await other

      let store = PictureSample.store(path)
      let pictures = try await store.all()
      #expect(pictures.filter { $0.saved == nil }.count <= 1)
      #expect(Set(saved).isSubset(of: Set(pictures.filter { $0.saved != nil }.map(\.id))))
      for picture in pictures { #expect(try await store.bytes(of: picture).map(PictureID.init(bytes:)) == picture.id) }
      #expect(try folder.names(in: "home/pictures") == (pictures.map { "\($0.id).png" } + ["index.json"]).sorted())
    }
  }

  /// Keeps pictures of its own and one that all callers share, and saves whichever picture is the last.
  private static func sayAndSave(_ first: Int, _ path: String) async throws -> [PictureID] {
    let store = PictureSample.store(path)
    var saved: [PictureID] = []
    for number in first..<first + rounds {
      let number = number.isMultiple(of: 2) ? number : 1
      _ = try await store.keep(PictureSample.picture(number), bytes: PictureSample.bytes(number))
      if number.isMultiple(of: 4), let (picture, _) = try await store.save(nil, at: StoreSample.moment) { saved.append(picture.id) }
    }
    return saved
  }

  private func inAnotherProcess(_ path: String) async {
    await #expect(processExitsWith: .success) { [path = path as String] in
      _ = try await Self.sayAndSave(300, path)
    }
  }
}
