@testable import SampleComposition
@testable import CoreComposition
import CoreDomain
import CoreScenes
import CoreTerminal
@testable import ReaderComposition
import SampleScenes
import Foundation
import LoopbackServer
import Testing

@Suite("The assembled scene of quotes")
@MainActor
struct QuoteSceneTests {
  @Test("a quote passes all layers, and is shown as text and as JSON")
  func shown() async throws {
    let response = CannedResponse(text: #"{"_id":"a1","content":"Slowly.","author":"Ann"}"#)
    try await LoopbackServer.serving(["/random": response]) { server in
      try await Self.inFolder { folder in
        let text = try await Self.run(in: folder, from: "\(server.url)/random")
        #expect(text.output == "“Slowly.”\n  — Ann\n" && text.error.isEmpty && text.code == 0, "\(text)")
        let json = try await Self.run(in: folder, from: "\(server.url)/random", format: .json)
        #expect(json.output.contains(#""Slowly.""#) && json.code == 0, "\(json)")
      }
    }
  }

  @Test("the trace of a quote names a type of each layer, and a failing server is a step of it")
  func traced() async throws {
    try await LoopbackServer.serving([:]) { server in
      try await Self.inFolder { folder in
        let run = try await Self.run(in: folder, from: "\(server.url)/random", isTraced: true)
        #expect(run.output.isEmpty && run.code == 1 && run.error.contains("404"), "\(run)")
        for type in [
          "RandomQuoteInteractor", "RandomQuotePresenter", "RandomQuoteTextDisplay", "ShowQuote", "StoredQuoteRepository", "WebQuoteStore",
          "JSONQuoteStore",
        ] {
          #expect(run.error.contains(type), "\(run)")
        }
      }
    }
  }

  @Test("the trace shows that a fetched quote is stored")
  func stored() async throws {
    try await LoopbackServer.serving(["/random": CannedResponse(text: #"{"_id":"a1","content":"Slowly."}"#)]) { server in
      try await Self.inFolder { folder in
        let run = try await Self.run(in: folder, from: "\(server.url)/random", isTraced: true)
        #expect(run.error.contains("JSONQuoteStore.remember"), "\(run)")
        #expect(FileManager.default.fileExists(atPath: "\(folder)/quotes.json"))
      }
    }
  }

  private struct Run {
    let output: String
    let error: String
    let code: Int32
  }

  private static func run(
    in folder: String, from url: String, format: LaunchOptions.Format = .text, isTraced: Bool = false
  ) async throws -> Run {
    let settings = try Application(LaunchOptions(directory: folder), terminal: CapturedTerminal().terminal)
    await settings.settingList().perform(.change(SettingChange(name: "quote.url", value: url)))
    let paper = CapturedTerminal()
    let options = LaunchOptions(directory: folder, format: format, isTraced: isTraced)
    let application = try Application(options, terminal: paper.terminal)
    await QuotesFeature(in: application).randomQuote().perform(.show)
    let code = application.finish()
    return Run(output: paper.text(.output), error: paper.text(.error), code: code)
  }

  private static func inFolder(_ work: (String) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "quotes-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try await work(folder.path())
  }
}
