import CoreDoubles
public import ReaderDomain

/// Saved views in memory.
public actor MemoryViewRepository: ViewRepository {
  /// The calls that can be made to fail.
  public enum Call: Hashable, Sendable, CaseIterable {
    case all, change
  }

  public private(set) var list: StoredViews
  private var failures = PlannedFailures<Call, ReaderError>()

  /// - Parameter views: pairs of a name and a query.
  public init(_ views: KeyValuePairs<String, String> = [:], mistakes: [ViewMistake] = []) {
    list = StoredViews(.sample(views), mistakes: mistakes)
  }

  /// Makes calls throw this error; nil makes them succeed again.
  public func failWith(_ error: ReaderError?, on calls: [Call] = Call.allCases) {
    failures.plan(error, on: calls, after: 0)
  }

  public func all() throws(ReaderError) -> StoredViews {
    try failures.check(.all)
    return list
  }

  public func change(_ change: ViewChange) throws(ReaderError) -> ViewUpdate {
    try failures.check(.change)
    do throws(ViewError) {
      let update = ViewUpdate(before: list.views, try change.edits(in: list.views))
      list = StoredViews(update.after, mistakes: list.mistakes)
      return update
    } catch {
      throw .view(error)
    }
  }
}

extension SavedViews {
  /// Views from pairs of a valid name and a query.
  public static func sample(_ views: KeyValuePairs<String, String>) -> SavedViews {
    SavedViews(views.compactMap { name, query in (try? ViewName(name)).map { SavedView($0, query) } })
  }
}
