public import CoreScenes
internal import ReaderDomain
public import ReaderScenes

/// The displays of the scenes that the full screen shows.
extension FullScreenSession {
  public var listDisplay: any Display<ArticleList.ViewModel> {
    SessionDisplay { [unowned self] in
      // A damaged file is reported once, so that failure is shown in any case.
      if !articles.isOvertaken || ($0.outcome == .failed && $0.messages != [.stopped]) {
        receive(.list($0, after: performed), waits: performed.repeatsRows)
      }
    }
  }
  public var articleDisplay: any Display<ArticleDetail.ViewModel> {
    SessionDisplay { [unowned self] in receive(.article($0, after: performed)) }
  }
  public var countDisplay: any Display<ArticleCount.ViewModel> { SessionDisplay { [unowned self] in receive(.unread($0), waits: true) } }
  /// Shows the answers of the scene that counts on request.
  public var numberDisplay: any Display<ArticleCount.ViewModel> { SessionDisplay { [unowned self] in receive(.counted($0, of: counted)) } }
  public var feedsDisplay: any Display<FeedList.ViewModel> { SessionDisplay { [unowned self] in receive(.feeds($0), waits: true) } }
  public var viewsDisplay: any Display<ViewList.ViewModel> { SessionDisplay { [unowned self] in receive(.views($0), waits: true) } }
  public var rulesDisplay: any Display<RuleList.ViewModel> { SessionDisplay { [unowned self] in receive(.rules($0)) } }
  public var refreshDisplay: any Display<FeedRefresh.ViewModel> { SessionDisplay { [unowned self] in receive(.refresh($0)) } }
  /// Shows the open article with the text that was asked for.
  public var fullTextDisplay: any Display<ArticleReading.ViewModel> {
    SessionDisplay { [unowned self] in receive(.text($0, of: texts.asked)) }
  }
  public var imagesDisplay: any Display<ArticleImages.ViewModel> { SessionDisplay { [unowned self] in receive(.image($0)) } }
  public var undoDisplay: any Display<Undo.ViewModel> { SessionDisplay { [unowned self] in receive(.undone($0)) } }
  public var queueDisplay: any Display<EpisodeList.ViewModel> { SessionDisplay { [unowned self] in receive(.queued($0)) } }
  public var sentencesDisplay: any Display<SentencesViewModel> { SessionDisplay { [unowned self] in receive(.done($0)) } }
}
