import CoreDomain
import Foundation
@testable import ReaderDomain
import Testing

/// The pages of `strata help`, which stand beside the commands, and the manual.
@Suite("Pages of help")
struct HelpPageTests {
  private static func text(_ name: String) throws -> String {
    let reader = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../../Modules/Reader/strata").standardized
    return try String(contentsOf: reader.appending(path: name), encoding: .utf8)
  }

  @Test(
    "the page and the manual name every condition and every order of the query language", arguments: ["Help/QueryPage.swift", "Manual.md"])
  func queries(name: String) throws {
    let text = try Self.text(name)
    var words = QueryKey.names.map { "\($0):" } + QueryOrder.Key.allCases.map(\.rawValue)
    words += QueryState.allCases.map { "is:\($0.rawValue)" }
    words += QueryPart.allCases.map { "has:\($0.rawValue)" }
    #expect(words.filter { !text.contains($0) } == [])
  }

  @Test(
    "the page and the manual name every setting of the reader and of a feed", arguments: ["Help/ConfigurationPage.swift", "Manual.md"])
  func settings(name: String) throws {
    let text = try Self.text(name)
    let words = RetentionRules.settings.map(\.name) + FeedSettings.Key.allCases.map(\.rawValue)
    #expect(words.filter { !text.contains($0) } == [])
  }
}
