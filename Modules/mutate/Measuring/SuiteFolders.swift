import Foundation
import LayerRules

/// The suites of a test target by folder, such as `DataTests/FeedDates`.
struct SuiteFolders {
  /// With their target: `DataTests.FeedDateTests`.
  let suites: [String: Set<String>]

  /// The suites of all folders.
  var all: [String] { Set(suites.values.joined()).sorted() }

  /// - Parameter known: The suites of the test targets that the folders are in.
  init(_ known: [String], root: URL, folders: [String]) throws(MutationError) {
    var suites: [String: Set<String>] = [:]
    for folder in Set(folders) {
      let target = folder.prefix { $0 != "/" }
      let types = target == folder ? nil : try Self.types(in: root.appending(path: "Tests/\(folder)"))
      suites[folder] = Set(
        known.filter { $0.hasPrefix("\(target).") && types?.contains(String($0.dropFirst(target.count + 1))) != false })
    }
    self.suites = suites
  }

  /// The names of the types that the files of the folder declare.
  private static func types(in folder: URL) throws(MutationError) -> Set<String> {
    do {
      let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path()).filter { $0.hasSuffix(".swift") }
      return Set(try paths.flatMap { types(in: Code(try String(contentsOf: folder.appending(path: $0), encoding: .utf8))) })
    } catch {
      throw MutationError("\(folder.path()) cannot be read: \(error.localizedDescription)")
    }
  }

  static func types(in code: Code) -> [String] {
    code.lexemes.indices.filter { ["struct", "class", "enum", "actor"].contains(code.text($0 - 1)) }.map { code.text($0) }
  }
}
