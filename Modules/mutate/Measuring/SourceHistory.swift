/// In which run each source was found changed. Runs are numbered from 1.
struct SourceHistory {
  private struct Source {
    /// Empty when the file is gone.
    var fingerprint: String
    var changed: Int
  }

  private var sources: [String: Source] = [:]
  /// The number of the last run.
  private(set) var run = 0

  init() {}

  /// - Parameter text: The number of the last run, then a line per file.
  init(text: String) throws(MutationError) {
    var lines = text.split(separator: "\n")[...]
    guard let first = lines.popFirst() else { return }
    guard let last = Int(first) else { throw Self.damaged }
    run = last
    for line in lines {
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 3, let changed = Int(parts[1]) else { throw Self.damaged }
      sources[parts[0]] = Source(fingerprint: parts[2], changed: changed)
    }
  }

  private static var damaged: MutationError { MutationError("the list of sources is damaged") }

  var text: String {
    (["\(run)"] + sources.sorted { $0.key < $1.key }.map { "\($0.key)\t\($0.value.changed)\t\($0.value.fingerprint)" })
      .map { $0 + "\n" }.joined()
  }

  /// Begins a run with the text of all sources.
  mutating func begin(with texts: [String: String]) {
    run += 1
    for path in Set(sources.keys).union(texts.keys) {
      let fingerprint = texts[path].map { Fingerprint($0).text } ?? ""
      guard sources[path]?.fingerprint != fingerprint else { continue }
      sources[path] = Source(fingerprint: fingerprint, changed: run)
    }
  }

  /// The files that changed after a run.
  func changed(since run: Int) -> Set<String> { Set(sources.filter { $0.value.changed > run }.keys) }
}
