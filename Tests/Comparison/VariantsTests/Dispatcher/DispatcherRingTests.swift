import Foundation
import Testing

/// The rules of the two rings, held by the sources.
@Suite("Rings of the two rings")
struct DispatcherRingTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../../Modules/Comparison/Dispatcher").standardized

  /// The sources of a ring without comments, by file name.
  private static func sources(of ring: String) throws -> [String: String] {
    let folder = folder.appending(path: ring)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path())
    return try Dictionary(
      uniqueKeysWithValues: names.map { name in
        let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
        let lines = text.split(separator: "\n").filter { !$0.trimmingCharacters(in: .whitespaces).hasPrefix("//") }
        return (name, lines.joined(separator: "\n"))
      })
  }

  @Test("the inner ring names no type of the outer ring")
  func inner() throws {
    let outer = try Self.sources(of: "External").keys.map { $0.replacing(".swift", with: "") }
    #expect(outer.contains("DomainArticleService") && outer.contains("RowsView"))
    for (file, text) in try Self.sources(of: "Internal") {
      let words = Set(text.split { !$0.isLetter }.map(String.init))
      #expect(words.isDisjoint(with: outer), "\(file) names the outer ring")
    }
  }

  @Test("only the actor uses the service interface; a use case does not name it")
  func service() throws {
    let users = try Self.sources(of: "Internal").filter { $0.value.lowercased().contains("service") }.keys.sorted()
    #expect(users == ["ArticleService.swift", "ReadingActor.swift"])
  }

  @Test("a notice carries no data")
  func notice() throws {
    let text = try Self.sources(of: "Internal").values.joined()
    #expect(text.matches(of: /func notify\(/).count == text.matches(of: /func notify\(\)/).count)
    #expect(text.contains("viewModel.notify()"))
  }
}
