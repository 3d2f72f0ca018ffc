import Foundation

/// What the results of suites depend on in the tests: the text of their own files, and of all files that tests share.
struct SuiteFingerprints {
  /// By suite with its target.
  private let own: [String: Fingerprint]
  private let shared: Fingerprint

  /// - Parameters:
  ///   - files: The text of the files in `Tests`, by path.
  ///   - suites: All suites, with their target, such as `DataTests.FeedDateTests`. A file without a suite counts as shared.
  init(files: [String: String], suites: [String]) {
    let suites = Set(suites)
    var own: [String: Fingerprint] = [:]
    var shared = Fingerprint()
    for (path, text) in files.sorted(by: { $0.key < $1.key }) {
      let target = path.split(separator: "/").dropFirst().first ?? ""
      let code = Code(text)
      let declared = SuiteFolders.types(in: code).filter { suites.contains("\(target).\($0)") }
      for suite in declared { own["\(target).\(suite)", default: Fingerprint()].add(text) }
      if declared.isEmpty || Self.sharesDeclarations(code, suites: declared) { shared.add(text) }
    }
    (self.own, self.shared) = (own, shared)
  }

  /// Reads the files of the test targets and of those in `Tests/Support`.
  static func read(_ targets: [String], suites: [String], root: URL) throws(MutationError) -> SuiteFingerprints {
    var files: [String: String] = [:]
    for folder in (targets + ["Support"]).map({ "Tests/\($0)" }) {
      do {
        for path in try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path()) where path.hasSuffix(".swift")
        {
          files["\(folder)/\(path)"] = try String(contentsOf: root.appending(path: "\(folder)/\(path)"), encoding: .utf8)
        }
      } catch {
        throw MutationError("\(folder) cannot be read: \(error.localizedDescription)")
      }
    }
    return SuiteFingerprints(files: files, suites: suites)
  }

  subscript(suite: String) -> String { Fingerprint(own[suite]?.text ?? "", shared.text).text }

  /// Whether other files can use something that the file declares.
  private static func sharesDeclarations(_ code: Code, suites: [String]) -> Bool {
    code.lexemes.indices.contains { index in
      guard declaring.contains(code.text(index)), code.encloser(of: index) == -1, !suites.contains(code.text(index + 1)) else {
        return false
      }
      return !(1...2).contains { hiding.contains(code.text(index - $0)) }
    }
  }

  private static let declaring: Set<String> = [
    "struct", "class", "enum", "actor", "protocol", "extension", "func", "let", "var", "typealias",
  ]
  private static let hiding: Set<String> = ["private", "fileprivate"]
}
