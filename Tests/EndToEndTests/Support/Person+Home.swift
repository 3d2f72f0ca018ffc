import Foundation

/// What may happen to a home while nobody looks.
extension Person {
  /// Cuts a file of the home: of a folder, the one file in use there.
  /// - Parameter place: how much is left, from 0 to 1.
  /// - Returns: what is left.
  func cuts(_ name: String, at place: Double) throws -> Data {
    let named = home.appending(path: name)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: named.path())) ?? []
    // What was put aside lies beside.
    let file = names.first { $0.hasSuffix(".jsonl") }.map { named.appending(path: $0) } ?? named
    let whole = try Data(contentsOf: file)
    let half = whole.prefix(Int(Double(whole.count) * place))
    try half.write(to: file)
    return Data(half)
  }

  /// Has the files of the home been changed an hour ago.
  func letsTimePass() throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: home.path()) {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -3600)], ofItemAtPath: home.appending(path: name).path())
    }
  }

  /// Whether a file with exactly this content is somewhere in the home.
  func holds(_ content: Data) throws -> Bool {
    try FileManager.default.subpathsOfDirectory(atPath: home.path()).contains { name in
      FileManager.default.contents(atPath: home.appending(path: name).path()) == content
    }
  }
}
