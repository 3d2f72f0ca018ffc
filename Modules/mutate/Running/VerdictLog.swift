import Foundation

/// The verdicts of earlier runs, in a file to which each run adds its own. What a run has found is kept when it is stopped.
actor VerdictLog {
  private let file: URL

  init(file: URL) { self.file = file }

  /// The last verdict on each mutant.
  func verdicts() throws(MutationError) -> [MutantKey: Verdict] {
    guard let data = FileManager.default.contents(atPath: file.path()) else { return [:] }
    let entries = try MutantList(text: String(decoding: data, as: UTF8.self), name: file.path()).entries
    return Dictionary(entries.compactMap { entry in entry.reason.flatMap(Verdict.init).map { (entry.key, $0) } }) { $1 }
  }

  func add(_ verdict: Verdict, on key: MutantKey) throws(MutationError) {
    let text = MutantList([MutantList.Entry(key: key, reason: verdict.rawValue)]).text + "\n"
    do {
      if !FileManager.default.fileExists(atPath: file.path()) { try Data().write(to: file) }
      let handle = try FileHandle(forWritingTo: file)
      try handle.seekToEnd()
      try handle.write(contentsOf: Data(text.utf8))
      try handle.close()
    } catch {
      throw MutationError("\(file.path()) cannot be written: \(error.localizedDescription)")
    }
  }
}
