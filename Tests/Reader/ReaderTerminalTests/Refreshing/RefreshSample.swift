import CoreScenes
import ReaderScenes

/// The view model at the end of a refresh.
enum RefreshSample {
  static let viewModel = FeedRefresh.ViewModel(
    progress: nil, rows: Rows.refreshes, summary: "1,003 new articles in 2 feeds, 1 unchanged, 1 not due, 2 failed.",
    messages: [Message(.warning, "2 feeds failed.", hint: "\(run: "feeds --problems") lists them.")], outcome: .someFailed)
}
