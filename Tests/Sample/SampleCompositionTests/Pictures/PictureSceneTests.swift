import CoreComposition
import CoreDomain
import CoreScenes
import Foundation
import SampleComposition
import SampleDomain
import SampleEndpoints
import SampleScenes
import TerminalDoubles
import Testing
import WebServer

@Suite("The assembled scenes of pictures")
@MainActor
struct PictureSceneTests {
  /// The scenes, in an order in which each finds the results of the previous ones, and the types that a trace names, of each layer.
  private static let scenes: [(name: String, types: [String], ask: (Application) async -> Void)] = [
    (
      "picture say",
      [
        "PictureDetailInteractor", "PictureDetailPresenter", "PictureDetailTextDisplay", "FetchPicture", "StoredPictureRepository",
        "CataasPictureStore", "FolderPictureStore",
      ], { await PicturesFeature(in: $0).pictureDetail().perform(.fetch("hello")) }
    ),
    ("picture save", ["SavePicture"], { await PicturesFeature(in: $0).pictureDetail().perform(.saveLast) }),
    (
      "picture list", ["PictureListInteractor", "PictureListPresenter", "PictureListTextDisplay", "ListPictures", "CheckPicture"],
      { await PicturesFeature(in: $0).pictureList().perform(.show(.all)) }
    ),
    (
      "picture count", ["PictureCountInteractor", "PictureCountPresenter", "SentencesTextDisplay", "CountUnseenPictures"],
      { await PicturesFeature(in: $0).pictureCount().perform(.unseen) }
    ),
  ]

  @Test("every scene succeeds as text, as JSON and as plain records", arguments: [LaunchOptions.Format.text, .json, .plain])
  func formats(format: LaunchOptions.Format) async throws {
    try await Self.atWork { user in
      for scene in Self.scenes {
        let run = try await user.run(format, scene.ask)
        #expect(run.code == 0 && !run.output.isEmpty, "\(scene.name): \(run)")
        guard format == .json else { continue }
        #expect(throws: Never.self, "\(scene.name): \(run)") {
          try JSONSerialization.jsonObject(with: Data(run.output.utf8), options: .fragmentsAllowed)
        }
      }
    }
  }

  @Test("the trace of a scene names a type of each layer, after the same result")
  func traced() async throws {
    try await Self.atWork { user in
      for scene in Self.scenes {
        let run = try await user.run(isTraced: true, scene.ask)
        let missing = scene.types.filter { !run.error.contains(" \($0).") }
        #expect(run.code == 0 && !run.output.isEmpty && missing.isEmpty, "\(scene.name) \(missing): \(run)")
      }
    }
  }

  @Test("a list reads the index once, however many pictures it has")
  func readsIndexOnce() async throws {
    try await Self.atWork { user in
      for caption in ["one", "two", "three"] {
        _ = try await user.run { await PicturesFeature(in: $0).pictureDetail().perform(.fetch(caption)) }
        _ = try await user.run { await PicturesFeature(in: $0).pictureDetail().perform(.saveLast) }
      }
      let list = try await user.run(isTraced: true) { await PicturesFeature(in: $0).pictureList().perform(.show(.all)) }
      let lines = list.error.split(separator: "\n")
      #expect(lines.count { $0.contains("/index.xml") } == 1 && lines.count { $0.contains("FolderPictureStore.bytes") } == 3, "\(list)")
    }
  }

  private static func atWork(_ work: (SampleUser) async throws -> Void) async throws {
    let web = try await WebServer.start()
    await web.serve(SampleEndpoints.all(url: web.url))
    do {
      try await SampleUser.atWork(PicturesFeature.self, setting: "picture.url", to: web.url, work)
      await web.stop()
    } catch {
      await web.stop()
      throw error
    }
  }
}
