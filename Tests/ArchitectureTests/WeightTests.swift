import Foundation
import LayerRules
import Testing

/// Limits of what must stay small. `Scripts/weight` prints the size of everything.
@Suite("Weight")
struct WeightTests {
  @Test("Quotes has few files, the scaffold is small, and there are no patches")
  func weight() async throws {
    let modules = try await MainPackage.project().modules
    let quotes = modules.filter { $0.name.hasPrefix("Sample") || $0.name == "sample" }.filter { !Self.besideQuotes.contains($0.name) }
      .flatMap(\.files).map(\.path).filter { $0.contains("/Quotes/") }
    let (code, tests) = (quotes.filter { $0.hasPrefix("Modules/") }, quotes.filter { $0.hasPrefix("Tests/Sample/") })
    #expect(!code.isEmpty && code.count <= 15, "\(code)")
    #expect(!tests.isEmpty && tests.count <= 7, "\(tests)")

    for (name, maximum) in [("scaffold", 1500), ("ScaffoldTests", 500)] {
      let lines = modules.filter { $0.name == name }.flatMap(\.files).reduce(0) { $0 + $1.source.lineCount }
      #expect(lines > 0 && lines <= maximum, "\(name) has \(lines) lines.")
    }
    #expect(!FileManager.default.fileExists(atPath: Place.root.appending(path: "Scripts/Patches").path()))
  }

  /// They show quotes, too, but are no part of the feature.
  private static let besideQuotes: Set<String> = ["SampleEndpoints", "SampleEndpointsTests", "SampleServer", "SampleServerTests"]
}
