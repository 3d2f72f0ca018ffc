import ComparisonScenes
import ComparisonViDRep
import CoreDoubles
import CoreScenes
import Foundation
import SampleDomain
import SampleDoubles
import SampleScenes
import Testing

/// What the architecture forbids is checked in its source: a type that a file does not name, it cannot use.
@MainActor @Suite("Shape of ViDRep")
struct ViDRepShapeTests {
  /// The code of each role's file whose name ends so, without comments. A decorator of the trace is no role.
  private static func sources(_ ending: String) throws -> [(name: String, code: String)] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../../Modules/Comparison/ViDRep")
    let files = FileManager.default.enumerator(at: root.standardizedFileURL, includingPropertiesForKeys: nil)?.allObjects ?? []
    return try files.compactMap { $0 as? URL }.filter {
      $0.lastPathComponent.hasSuffix(ending) && !$0.lastPathComponent.hasPrefix("Traced")
    }.map { file in
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      return (file.lastPathComponent, lines.filter { !$0.contains("//") }.joined(separator: "\n"))
    }
  }

  @Test(
    "each role knows only what it may know",
    arguments: [
      // A scene observes the repository by its own protocol, and keeps no state.
      (
        "Scene.swift", 5,
        ["UseCase", "Database", "Reducer", "Dispatcher(", "Dispatcher\n", "SessionRepository", "QuoteRepository\n", " var "]
      ),
      // A repository names no database, client or use case, and waits for nothing.
      ("Repository.swift", 3, ["UseCase", "Database", "Client", "Reducer", "await", "async"]),
      // A dispatcher keeps nothing.
      ("Dispatcher.swift", 3, ["\n  var ", "private var", "Scene", "Display"]),
      // A reducer is pure.
      ("Reducer.swift", 1, ["class ", "await", "async", "Repository", "\n  let ", "\n  var ", "private var"]),
      // Components and modifiers know no state.
      ("Component.swift", 3, ["Repository", "Dispatcher", "AsyncState", "class ", " var "]),
      ("Modifier.swift", 2, ["Repository", "Dispatcher", "AsyncState", "class ", " var "]),
    ])
  func roles(ending: String, count: Int, forbidden: [String]) throws {
    let sources = try Self.sources(ending)
    #expect(sources.count == count)
    for source in sources { #expect(forbidden.filter(source.code.contains) == [], "\(source.name)") }
  }

  @Test("only dispatchers name a reducer")
  func reducers() throws {
    let naming = try Self.sources(".swift").filter { $0.code.contains("Reducer") }.map(\.name)
    #expect(
      naming.sorted() == ["PictureDispatcher.swift", "PictureReducer.swift", "PictureSearchDispatcher.swift", "ViDRep+Pictures.swift"])
  }

  @Test("the trace shows each action, what the reducer is asked, and each write, in order")
  func traces() async throws {
    let tracer = StepRecorder()
    let pictures = MemoryPictureRepository(PictureStage.pictures)
    let star = Stub<PictureReference, ChangedPicture, PictureError> { _ in .failure(.noPicture) }
    let save = Stub<PictureReference?, ChangedPicture, PictureError> { _ in .failure(.noPicture) }
    let (session, search) = ViDRep.pictures(
      in: PictureDependencies(
        list: ListPictures(pictures: pictures), count: CountUnseenPictures(pictures: pictures), star: star, toggle: star,
        open: OpenPicture(pictures: pictures), fetch: Stub { _ in .failure(.noPicture) }, save: save, unsave: save,
        remove: RemovePicture(pictures: pictures), listDisplay: Recorder<PictureList.ViewModel>(),
        detailDisplay: Recorder<PictureDetail.ViewModel>(), countDisplay: Recorder<PictureCount.ViewModel>(), now: { .sample() },
        tracer: tracer))
    await session.perform(.list)
    await session.perform(.open(PictureStage.hello.reference))
    await search.perform(.type("tea"))
    let write = "PictureSessionRepository publish"
    #expect(
      tracer.steps == [
        "PictureDispatcher runAction", write, write, write,
        "PictureDispatcher runAction", write, write, "PictureReducer listed", write, "PictureReducer unseen", write,
        "PictureSearchDispatcher runAction", "PictureReducer caption", write,
      ])
  }
}
