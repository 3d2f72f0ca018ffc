import Foundation
import Testing

/// The rules of the two rings, held by the sources.
@Suite("Rings of the two rings")
struct TwoRingsShapeTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../../Modules/Comparison/TwoRings").standardized

  /// The sources in these folders without comments, by file name.
  private static func sources(in folders: [String]) throws -> [String: String] {
    var sources: [String: String] = [:]
    for folder in folders.map({ Self.folder.appending(path: $0) }) {
      for name in try FileManager.default.contentsOfDirectory(atPath: folder.path()) {
        let lines = try String(contentsOf: folder.appending(path: name), encoding: .utf8).split(separator: "\n")
        sources[name] = lines.filter { !$0.trimmingCharacters(in: .whitespaces).hasPrefix("//") }.joined(separator: "\n")
      }
    }
    return sources
  }

  private static let inner = ["Generic", "Quote/Inner", "Pictures/Inner"]

  @Test("the inner ring names no type of the outer ring, nor the wiring")
  func inner() throws {
    let outer = try Self.sources(in: ["Quote/Outer", "Pictures/Outer"]).keys.map { $0.replacing(".swift", with: "") } + ["TwoRings"]
    #expect(outer.contains("QuoteView") && outer.contains("PictureView"))
    for (file, text) in try Self.sources(in: Self.inner) {
      #expect(Set(text.split { !$0.isLetter }.map(String.init)).isDisjoint(with: outer), "\(file) names the outer ring")
    }
  }

  @Test("only the actors use the service, and no use case names it")
  func service() throws {
    let users = try Self.sources(in: Self.inner).filter { $0.value.lowercased().contains("service") }.keys.sorted()
    #expect(users == ["PictureActor.swift", "PictureService.swift", "QuoteActor.swift"])
  }

  @Test("a notice carries no data")
  func notice() throws {
    let text = try Self.sources(in: Self.inner).values.joined()
    #expect(text.contains("viewModel.notify()"))
    #expect(text.matches(of: /notify\(/).count == text.matches(of: /notify\(\)/).count)
  }
}
