import Foundation

/// What the results of suites depend on: the text of their files, and of the files that all tests share. Unlike a hash of Swift, a fingerprint is the
/// same in every run.
struct SuiteFingerprints {
  /// By suite with its target.
  private let own: [String: UInt64]
  private let shared: UInt64

  /// - Parameters:
  ///   - files: The text of the files in `Tests`, by path.
  ///   - suites: With their target, such as `DataTests.FeedDateTests`.
  init(files: [String: String], suites: [String]) {
    let suites = Set(suites)
    var own: [String: Fingerprint] = [:]
    var shared = Fingerprint()
    for (path, text) in files.sorted(by: { $0.key < $1.key }) where path.hasSuffix(".swift") {
      let target = path.split(separator: "/").dropFirst().first ?? ""
      let declared = SuiteFolders.types(in: Code(text)).map { "\(target).\($0)" }.filter(suites.contains)
      for suite in declared { own[suite, default: Fingerprint()].add(text) }
      if declared.isEmpty { shared.add(text) }
    }
    self.own = own.mapValues(\.value)
    self.shared = shared.value
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

  subscript(suite: String) -> String {
    var whole = Fingerprint()
    whole.add("\(own[suite] ?? 0) \(shared)")
    return String(whole.value, radix: 16)
  }

  /// FNV-1a with 64 bits (https://www.rfc-editor.org/rfc/rfc9923).
  private struct Fingerprint {
    private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

    mutating func add(_ text: String) {
      for byte in text.utf8 { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }
  }
}
