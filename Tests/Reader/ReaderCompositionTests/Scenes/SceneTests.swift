@testable import CoreComposition
import CoreDomain
import CoreScenes
@testable import ReaderComposition
import ReaderDomain
import ReaderScenes
import Foundation
import SampleServer
import TerminalDoubles
import Testing

@Suite("The assembled application")
@MainActor
struct SceneTests {
  @Test("every scene succeeds in text format")
  func text() async throws {
    try await Reader.atWork { reader in
      for (name, run) in try await reader.runAll() {
        #expect(run.exitCode == 0, "\(name): \(run)")
        // A refresh prints a line only for feeds with news. A change of all matching articles is reported in a sentence.
        #expect(!run.output.isEmpty || ["refresh", "mark"].contains(name), "\(name)")
        #expect(!run.output.contains("\t") && !run.error.contains("strata: [") && !run.error.contains("  layer  "), "\(name)")
      }
    }
  }

  @Test("every scene produces valid JSON")
  func json() async throws {
    try await Reader.atWork { reader in
      for (name, run) in try await reader.runAll(.json) {
        #expect(run.exitCode == 0, "\(name): \(run)")
        let values = ["refresh", "read on"].contains(name) ? run.output.split(separator: "\n").map(String.init) : [run.output]
        for value in values {
          #expect(throws: Never.self, "\(name): \(value)") {
            try JSONSerialization.jsonObject(with: Data(value.utf8), options: .fragmentsAllowed)
          }
        }
      }
    }
  }

  @Test("every scene produces plain records, or its document")
  func plain() async throws {
    try await Reader.atWork { reader in
      for (name, run) in try await reader.runAll(.plain) {
        #expect(run.exitCode == 0 && !run.output.isEmpty, "\(name): \(run)")
        guard !["export", "parse"].contains(name) else { continue }
        let counts = Set(run.output.split(separator: "\n").map { $0.split(separator: "\t", omittingEmptySubsequences: false).count })
        #expect(counts.count == 1, "\(name): lines differ in their number of fields")
      }
    }
  }

  @Test("a trace does not change the result, and follows it on standard error")
  func traced() async throws {
    try await Reader.atWork { reader in
      _ = try await reader.runAll()
      let (plain, traced) = (try await Self.list(reader, isTraced: false), try await Self.list(reader, isTraced: true))
      #expect(traced.output == plain.output && traced.exitCode == plain.exitCode)
      #expect(traced.error.hasPrefix(plain.error + "step  "))
    }
  }

  @Test("the exit code is that of the worst outcome displayed in the run")
  func exitCodes() async throws {
    try await Reader.atWork { reader in
      #expect(try await reader.run { _ in }.exitCode == 0)
      #expect(try await reader.run { await $0.articleList().perform(.show(.all)) }.exitCode == 4)
      let run = try await reader.run { application in
        await application.articleList().perform(.show(.all))
        await application.articleDetail().perform(.open(ArticleReference("1a")))
        await application.articleCount().perform(.count(.all))
      }
      #expect(run.exitCode == 1)
      #expect(run.output == "0\n")
      let inputs = ["/feeds/roji.rss", "/missing.rss"].map { SubscribeInput(url: reader.web.url + $0) }
      #expect(try await reader.run { await $0.feedSubscription().perform(.add(inputs)) }.exitCode == 3)
    }
  }

  @Test("a route leads to the other scene, on the same terminal")
  func routes() async throws {
    try await Reader.atWork { reader in
      _ = try await reader.runAll()
      let id = try await Self.list(reader, format: .plain).output.prefix(8)
      let run = try await reader.run { await $0.articleList().perform(.open(ArticleReference(String(id)))) }
      #expect(run.exitCode == 0 && run.output.contains("\nFeed: The Night Ferry\n"), "\(run)")
    }
  }

  @Test("output that cannot be written leads to exit code 1 and an error message")
  func fullOutput() async throws {
    try await Reader.atWork { reader in
      let run = try await reader.run(on: CapturedTerminal(of: "strata", isFull: true)) { await $0.articleCount().perform(.count(.all)) }
      #expect(run.exitCode == 1)
      #expect(run.error == "strata: The output cannot be written: No space left on device.\n")
    }
  }

  private static func list(_ reader: Reader, format: LaunchOptions.Format = .text, isTraced: Bool = false) async throws -> Reader.Run {
    try await reader.run(format, isTraced: isTraced) { await $0.articleList().perform(.show(.all)) }
  }
}
