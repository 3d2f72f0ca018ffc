public import CorePresentation
public import CoreScenes
import ReaderDomain
public import ReaderScenes

/// Formats a list of feeds for display.
public struct FeedListPresenter: Presenter {
  private let display: any Display<FeedList.ViewModel>

  public init(display: any Display<FeedList.ViewModel>) {
    self.display = display
  }

  public func present(_ response: FeedList.Response) {
    display.display(Self.viewModel(for: response))
  }

  public nonisolated static func viewModel(for response: FeedList.Response) -> FeedList.ViewModel {
    switch response {
    case .listed(let summaries, let query, let now):
      let rows = summaries.map { FeedRow($0, now: now) }
      return FeedList.ViewModel(
        rows: rows, folders: folders(of: summaries), summary: summary(of: summaries),
        messages: rows.isEmpty ? [nothing(for: query)] : joinHint(among: summaries.map(\.subscription)),
        exported: .list(rows.map(\.exported)), outcome: rows.isEmpty ? .nothingMatched : .done)
    case .failed(let error):
      return FeedList.ViewModel(
        rows: [], summary: nil, messages: [ReaderErrorWording.message(for: error)], exported: .empty, outcome: .failed)
    }
  }

  private nonisolated static func summary(of summaries: [FeedSummary]) -> String? {
    guard !summaries.isEmpty else { return nil }
    let unread = summaries.reduce(0) { $0 + $1.counts.unread }
    return "\(CountWording.text(summaries.count, "feed")), \(CountWording.text(unread, "unread article"))"
  }

  private nonisolated static func folders(of summaries: [FeedSummary]) -> [FolderRow] {
    // By the names, ignoring case. The list of a folder contains the feeds of its subfolders.
    var unread: [[String]: Int] = [:]
    var (paths, seen): ([FolderPath], Set<FolderPath>) = ([], [])
    for summary in summaries where summary.subscription.folder != .top {
      let folder = summary.subscription.folder
      if seen.insert(folder).inserted { paths.append(folder) }
      let names = folder.names.map(\.caseFolded)
      for depth in 1...names.count { unread[Array(names.prefix(depth)), default: 0] += summary.counts.unread }
    }
    return paths.map { folder in
      let count = unread[folder.names.map(\.caseFolded)] ?? 0
      return FolderRow(path: folder.text, unread: CountWording.number(count), hasUnread: count > 0)
    }
  }

  private nonisolated static func nothing(for query: FeedQuery) -> Message {
    query.onlyWithProblems ? Message(.notice, "No feed has a problem.") : .noFeeds
  }

  /// The notice that feeds of a list can be joined; none when there is nothing to join.
  private nonisolated static func joinHint(among subscriptions: [Subscription]) -> [Message] {
    let count = FeedJoin.joins(in: subscriptions).reduce(0) { $0 + $1.others.count }
    guard count > 0 else { return [] }
    return [
      Message(
        .notice, "\(CountWording.text(count, "feed")) \(count == 1 ? "is" : "are") in the list twice, with another notation of the URL.",
        hint: "\(run: "feeds join") joins them, and \(run: "feeds join --dry-run") shows how.")
    ]
  }
}
