import CoreComposition
import CoreScenes
import Foundation
import LoopbackServer
import SampleComposition
import SampleScenes
import Testing

@Suite("The assembled scene of quotes")
@MainActor
struct QuoteSceneTests {
  private static func atWork(_ work: (SampleUser, LoopbackServer) async throws -> Void) async throws {
    try await LoopbackServer.serving(["/random": CannedResponse(text: #"{"_id":"a1","content":"Slowly."}"#)]) { server in
      try await SampleUser.atWork(QuotesFeature.self, setting: "quote.url", to: "\(server.url)/random") { try await work($0, server) }
    }
  }

  private static func ask(_ application: Application) async { await QuotesFeature(in: application).randomQuote().perform(.show) }

  @Test("a quote succeeds as text, as JSON and as a plain record", arguments: [LaunchOptions.Format.text, .json, .plain])
  func formats(format: LaunchOptions.Format) async throws {
    try await Self.atWork { user, _ in
      let run = try await user.run(format, Self.ask)
      #expect(run.code == 0 && !run.output.isEmpty, "\(run)")
      if format == .json { _ = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) }
    }
  }

  @Test("the trace names a type of each layer, after the same result")
  func traced() async throws {
    try await Self.atWork { user, _ in
      let run = try await user.run(isTraced: true, Self.ask)
      let types = [
        "RandomQuoteInteractor", "RandomQuotePresenter", "RandomQuoteTextDisplay", "ShowQuote", "StoredQuoteRepository", "WebQuoteStore",
        "JSONQuoteStore",
      ]
      #expect(run.code == 0 && !run.output.isEmpty && types.filter { !run.error.contains(" \($0).") } == [], "\(run)")
      #expect(FileManager.default.fileExists(atPath: "\(user.folder)/quotes.json"))
    }
  }

  @Test("a failing server is a step of the trace, and the reason of the failure")
  func failed() async throws {
    try await Self.atWork { user, server in
      try await user.sets("quote.url", to: "\(server.url)/nothing")
      let run = try await user.run(isTraced: true, Self.ask)
      #expect(run.output.isEmpty && run.code == 1 && run.error.contains("404") && run.error.contains("WebQuoteStore.quote"), "\(run)")
    }
  }
}
