import CoreComposition
import CoreDomain
import CoreScenes
import Foundation
import SampleComposition
import SampleDomain
import SampleScenes
import WebServer
import TerminalDoubles
import Testing

@Suite("The assembled scenes of the small program")
@MainActor
struct SampleSceneTests {
  /// The scenes, in an order in which each finds the results of the previous ones, and the types that a trace names, of each layer.
  private static let scenes: [(name: String, types: [String], ask: (Application) async -> Void)] = [
    (
      "quote",
      [
        "RandomQuoteInteractor", "RandomQuotePresenter", "RandomQuoteTextDisplay", "ShowQuote", "StoredQuoteRepository", "WebQuoteStore",
        "JSONQuoteStore",
      ], { await QuotesFeature(in: $0).randomQuote().perform(.show) }
    ),
    (
      "picture say",
      [
        "PictureDetailInteractor", "PictureDetailPresenter", "PictureDetailTextDisplay", "SayPicture", "StoredPictureRepository",
        "WebPictureStore", "FolderPictureStore",
      ], { await PicturesFeature(in: $0).pictureDetail().perform(.say("hello")) }
    ),
    ("picture save", ["SavePicture"], { await PicturesFeature(in: $0).pictureDetail().perform(.save) }),
    (
      "picture list", ["PictureListInteractor", "PictureListPresenter", "PictureListTextDisplay", "ListPictures", "OpenPicture"],
      { await PicturesFeature(in: $0).pictureList().perform(.show(.all)) }
    ),
    (
      "picture count", ["PictureCountInteractor", "PictureCountPresenter", "SentencesTextDisplay", "CountUnseenPictures"],
      { await PicturesFeature(in: $0).pictureCount().perform(.unseen) }
    ),
  ]

  @Test("every scene succeeds as text, as JSON and as plain records", arguments: [LaunchOptions.Format.text, .json, .plain])
  func formats(format: LaunchOptions.Format) async throws {
    try await SampleUser.atWork { user in
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
    try await SampleUser.atWork { user in
      for scene in Self.scenes {
        let run = try await user.run(isTraced: true, scene.ask)
        let missing = scene.types.filter { !run.error.contains(" \($0).") }
        #expect(run.code == 0 && !run.output.isEmpty && missing.isEmpty, "\(scene.name) \(missing): \(run)")
      }
      #expect(FileManager.default.fileExists(atPath: "\(user.folder)/quotes.json"))
    }
  }

  @Test("a failing server is a step of the trace, and the reason of the failure")
  func failed() async throws {
    try await SampleUser.atWork { user in
      try await user.sets("quote.url", to: "\(user.web.url)/nothing")
      let run = try await user.run(isTraced: true) { await QuotesFeature(in: $0).randomQuote().perform(.show) }
      #expect(run.output.isEmpty && run.code == 1 && run.error.contains("404") && run.error.contains("WebQuoteStore.quote"), "\(run)")
    }
  }
}
