public import Domain

/// How a home is kept, and what is wrong with it, in words.
public enum StorageWording {
  /// The message for an error.
  public static func message(for error: StorageCareError) -> Message {
    switch error {
    case .decided(let kind):
      Message(
        .failure, "This home is kept in \(name(of: kind)) already.",
        hint: "'strata store migrate \(other(than: kind))' moves it. Without --store, it is used as it is.")
    case .inTheWay(let path):
      Message(.failure, "\(path) is in the way of the new store. Everything was left as it was.", hint: "Move it elsewhere, and try again.")
    case .differs(let what):
      Message(
        .failure, "The copy of \(what) is not what was there. Everything was left as it was.",
        hint: "'strata store verify' tells whether the old store is whole.")
    case .store(let problem): StoreWording.message(for: problem)
    case .cancelled: .stopped
    }
  }

  /// The message for a finding.
  public static func message(for finding: StorageFinding) -> Message {
    let place = finding.line.map { "\(finding.path), line \($0)" } ?? finding.path
    return Message(finding.isHarmless ? .notice : .warning, "\(place): \(finding.problem).")
  }

  /// What a person is told whose archive has become large.
  public static func outgrown(_ articles: Int) -> Message {
    Message(
      .warning, "There are \(CountWording.number(articles)) articles, more than files serve well.",
      hint: "'strata store migrate sqlite' moves them into a database. This is said once.")
  }

  /// What a way of keeping a home is called.
  public static func name(of kind: StorageKind) -> String {
    switch kind {
    case .json: "JSON files"
    case .sqlite: "an SQLite database"
    }
  }

  private static func other(than kind: StorageKind) -> String {
    StorageKind.allCases.filter { $0 != kind }.map(\.rawValue).joined(separator: "|")
  }
}
