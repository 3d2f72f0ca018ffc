import ComparisonComposition
import CoreComposition
import CoreDomain
import CoreScenes
import CoreTerminal
import Foundation
import LoopbackServer
import SampleComposition
import SampleScenes
import TerminalDoubles
import Testing

@Suite("The quote in its architectures")
@MainActor
struct QuoteArchitectureTests {
  @Test("every architecture shows the same earlier quote, with the same warning", arguments: [LaunchOptions.Format.text, .json, .plain])
  func output(format: LaunchOptions.Format) async throws {
    let quote = CannedResponse(text: #"{"_id":"a1","content":"Slowly.","author":"Ann"}"#)
    try await Self.inFolder { folder in
      try await LoopbackServer.serving(["/random": quote]) { server in
        _ = try await Self.run(in: folder) {
          await $0.settingList().perform(.change(SettingChange(name: "quote.url", value: "\(server.url)/random")))
        }
        _ = try await Self.run(in: folder) { await $0.randomQuote(.vip).perform(.show) }
      }
      // The server is gone, and the only stored quote is shown.
      let vip = try await Self.run(in: folder, format) { await $0.randomQuote(.vip).perform(.show) }
      #expect(vip.code == 0 && vip.output.contains("Slowly.") && vip.error.contains("This is an earlier quote."), "\(vip)")
      for architecture in QuoteArchitecture.allCases {
        let run = try await Self.run(in: folder, format) { await $0.randomQuote(architecture).perform(.show) }
        #expect(run == vip, "\(architecture)")
      }
    }
  }

  @Test("a trace of a quote shows the interactor and the presenter of VIP; MV has no hook", arguments: QuoteArchitecture.allCases)
  func trace(architecture: QuoteArchitecture) async throws {
    try await Self.inFolder { folder in
      let run = try await Self.run(in: folder, isTraced: true) { await $0.randomQuote(architecture).perform(.notUnderstood("dance")) }
      let files = run.error.split(separator: "\n").drop { !$0.hasPrefix("step  ") || !$0.hasSuffix("own µs") }.dropFirst().map { row in
        row.split(separator: " ")[3]
      }
      let scene = architecture == .vip ? ["RandomQuoteInteractor.swift", "RandomQuotePresenter.swift"] : []
      #expect(files.map(String.init) == scene + ["RandomQuoteTextDisplay.swift"])
    }
  }

  private struct Run: Equatable {
    let output: String
    let error: String
    let code: Int32
  }

  private static func run(
    in folder: String, _ format: LaunchOptions.Format = .text, isTraced: Bool = false, _ ask: (Application) async -> Void
  ) async throws -> Run {
    let captured = CapturedTerminal(of: "compare")
    let options = LaunchOptions(directory: folder, format: format, isTraced: isTraced)
    let application = try Application(
      .compare, settings: QuotesFeature.settings + PicturesFeature.settings, options, terminal: captured.terminal)
    await ask(application)
    let code = application.finish()
    return Run(output: captured.text(.output), error: captured.text(.error), code: code)
  }

  private static func inFolder(_ work: (String) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "quotes-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try await work(folder.path())
  }
}
