public import Domain
import Presentation
public import Scenes
import Terminal

/// The composition root, written by hand: each function creates one scene with all its dependencies.
///
/// This is the only type that knows every layer. Read it from top to bottom to see how the parts are connected. The dialogues are in
/// `Application+Dialogues.swift`.
@MainActor
public final class Application {
  let options: LaunchOptions
  let terminal: TerminalOutput
  let exitCodeRecorder = ExitCodeRecorder()
  let tracing: Tracing
  let directory: String
  let requests = RequestRunner()
  let reading: ReadingFeature
  let quotes: QuotesFeature
  let pictures: PicturesFeature
  private let configuration: ConfigurationFeature
  private let storage: StorageFeature

  /// Creates the program's parts. Nothing is read or written before a scene performs a request.
  /// - Parameter usesData: Whether the program needs the user's data. If not, the data directory is not looked up.
  public convenience init(_ options: LaunchOptions, usesData: Bool = true) throws(LaunchError) {
    try self.init(options, usesData: usesData, terminal: TerminalOutput(noColour: options.hasNoColour))
  }

  init(_ options: LaunchOptions, usesData: Bool = true, terminal: TerminalOutput) throws(LaunchError) {
    self.options = options
    self.terminal = terminal
    tracing = Tracing(trace: options.isTraced ? Trace() : nil)
    directory = usesData ? try DataDirectoryPath.path(named: options.directory) : Self.nowhere
    let platform = Platform(directory: directory, tracing: tracing)
    configuration = ConfigurationFeature(on: platform)
    reading = ReadingFeature(on: platform, configuration: configuration.repository)
    storage = StorageFeature(on: platform)
    quotes = QuotesFeature(on: platform, configuration: configuration.repository)
    pictures = PicturesFeature(on: platform, configuration: configuration.repository)
  }

  /// A path at which no file can exist.
  private static let nowhere = "/dev/null/strata"

  /// The current time, for command-line options that depend on it.
  public nonisolated static let now: CurrentTime = SystemClock.now

  /// The scene that lists articles and changes their status, in one of its presentation architectures.
  public func articleList(_ architecture: SceneArchitecture = .vip) -> any Interactor<ArticleList.Request> {
    articleList(architecture, display: display(text: ArticleListTextDisplay(terminal: terminal)), detail: articleDetail())
  }

  /// The scene that shows one article.
  public func articleDetail() -> any Interactor<ArticleDetail.Request> {
    articleDetail(display: display(text: ArticleDetailTextDisplay(terminal: terminal)))
  }

  /// The scene that counts articles.
  public func articleCount() -> any Interactor<ArticleCount.Request> {
    let display = display(text: ArticleCountTextDisplay(terminal: terminal))
    return tracing.traced(
      ArticleCountInteractor(count: reading.countArticles, presenter: tracing.traced(ArticleCountPresenter(display: display))))
  }

  /// The scene that undoes the last action.
  public func undo() -> any Interactor<Undo.Request> {
    let display = display(text: SentencesTextDisplay(terminal: terminal))
    return tracing.traced(UndoInteractor(undo: reading.undoLastAction, presenter: tracing.traced(UndoPresenter(display: display))))
  }

  /// The scene that syncs read and starred marks between devices.
  public func deviceSync() -> any Interactor<DeviceSync.Request> {
    let display = display(text: SentencesTextDisplay(terminal: terminal))
    return tracing.traced(
      DeviceSyncInteractor(
        sync: reading.syncStatuses, problems: reading.findSyncDiagnostics, presenter: tracing.traced(DeviceSyncPresenter(display: display)))
    )
  }

  /// The scene that lists feeds.
  public func feedList() -> any Interactor<FeedList.Request> {
    let display = display(text: FeedListTextDisplay(terminal: terminal))
    return tracing.traced(
      FeedListInteractor(list: reading.listFeeds, presenter: tracing.traced(FeedListPresenter(display: display)), now: SystemClock.now))
  }

  /// The scene that refreshes feeds.
  /// - Parameter isQuiet: Whether text output shows only warnings and failures. JSON and plain output do not change.
  public func feedRefresh(isQuiet: Bool = false) -> any Interactor<FeedRefresh.Request> { feedRefresh(isQuiet: isQuiet, json: nil) }

  func feedRefresh(
    isQuiet: Bool = false, json: (any Display<FeedRefresh.ViewModel>)?
  ) -> any Interactor<FeedRefresh.Request> {
    let text: any Display<FeedRefresh.ViewModel> =
      isQuiet
      ? QuietDisplay(terminal: terminal) : RefreshProgressDisplay(around: FeedRefreshTextDisplay(terminal: terminal), terminal: terminal)
    let display = display(text: text, json: json)
    return tracing.traced(
      FeedRefreshInteractor(
        refresh: reading.refreshFeeds, watch: reading.watchFeeds, presenter: tracing.traced(FeedRefreshPresenter(display: display)),
        now: SystemClock.now))
  }

  /// The scene that follows and unfollows feeds, reverts redirects, and changes the settings of a feed.
  public func feedSubscription() -> any Interactor<FeedSubscription.Request> {
    let display = display(text: SentencesTextDisplay(terminal: terminal))
    return tracing.traced(
      FeedSubscriptionInteractor(
        subscribe: reading.subscribe, unsubscribe: reading.unsubscribe, revertRedirect: reading.revertRedirect,
        configure: reading.configureFeed,
        presenter: tracing.traced(FeedSubscriptionPresenter(display: display))))
  }

  /// The scene that imports and exports OPML lists, and imports from Newsboat.
  public func importExport() -> any Interactor<ImportExport.Request> {
    let display = display(text: ImportExportTextDisplay(terminal: terminal))
    return tracing.traced(
      ImportExportInteractor(
        importOPML: reading.importSubscriptions, importNewsboat: reading.importNewsboat, export: reading.exportSubscriptions,
        presenter: tracing.traced(ImportExportPresenter(display: display))))
  }

  /// The scene that shows the content of feed files.
  public func feedPreview() -> any Interactor<FeedPreview.Request> {
    let display = display(text: FeedPreviewTextDisplay(terminal: terminal))
    return tracing.traced(
      FeedPreviewInteractor(
        read: reading.readFeedFile, count: reading.countFeedItems, presenter: tracing.traced(FeedPreviewPresenter(display: display))))
  }

  /// The scene that reports problems of feeds.
  public func feedCheck() -> any Interactor<FeedCheck.Request> {
    let display = display(text: FeedCheckTextDisplay(terminal: terminal))
    return tracing.traced(FeedCheckInteractor(check: reading.checkFeeds, presenter: tracing.traced(FeedCheckPresenter(display: display))))
  }

  /// The scene that shows a quote, in one of its presentation architectures.
  public func randomQuote(_ architecture: QuoteArchitecture = .vip) -> any Interactor<RandomQuote.Request> {
    RandomQuoteScene.make(
      architecture, quote: quotes.showQuote, display: display(text: RandomQuoteTextDisplay(terminal: terminal)), now: SystemClock.now,
      tracing: tracing)
  }

  /// The scene that shows one picture.
  public func pictureDetail() -> any Interactor<PictureDetail.Request> {
    let display = display(text: PictureDetailTextDisplay(terminal: terminal))
    return tracing.traced(
      PictureDetailInteractor(
        say: pictures.sayPicture, save: pictures.savePicture, open: pictures.openPicture,
        presenter: tracing.traced(PictureDetailPresenter(display: display))))
  }

  /// The scene that lists the saved pictures.
  public func pictureList() -> any Interactor<PictureList.Request> {
    let display = display(text: PictureListTextDisplay(terminal: terminal))
    return tracing.traced(
      PictureListInteractor(
        list: pictures.listPictures, open: pictures.openPicture, remove: pictures.removePicture,
        presenter: tracing.traced(PictureListPresenter(display: display)), now: SystemClock.now))
  }

  /// The scene that shows and changes settings.
  public func settingList() -> any Interactor<SettingList.Request> {
    let display = display(text: SettingListTextDisplay(terminal: terminal))
    return tracing.traced(
      SettingListInteractor(
        list: configuration.showConfiguration, change: configuration.changeSetting,
        presenter: tracing.traced(SettingListPresenter(display: display))))
  }

  /// The scene that shows the storage state of the data directory and maintains it.
  public func storageMaintenance() -> any Interactor<StorageMaintenance.Request> {
    tracing.traced(
      StorageMaintenanceInteractor(
        maintain: storage.maintain,
        presenter: tracing.traced(StorageMaintenancePresenter(display: display(text: StorageMaintenanceTextDisplay(terminal: terminal))))))
  }

  /// Applies the storage format of the launch options to the data directory, before anything else uses the directory.
  /// - Returns: Whether the data directory has this format. If not, the error is already shown.
  public func applyStorageOption() async -> Bool {
    guard let kind = options.store else { return true }
    await besideTheCommand(storage.maintain).perform(.choose(kind))
    return exitCodeRecorder.worst == .done
  }

  /// Reminds the user of damaged files that are not repaired yet.
  public func remindOfDamage() async {
    await besideTheCommand(storage.maintainUntraced).perform(.findDamagedFiles)
  }

  /// Shows sync problems that occurred during the command.
  public func remindOfSync() async {
    let display = OutcomeRecordingDisplay<DeviceSync.ViewModel>(base: QuietDisplay(terminal: terminal), exitCodeRecorder: exitCodeRecorder)
    await DeviceSyncInteractor(
      sync: reading.syncStatuses, problems: reading.findSyncDiagnostics, presenter: DeviceSyncPresenter(display: display)
    ).perform(.remind)
  }

  private func besideTheCommand(
    _ maintain: any UseCase<StorageTask, StorageResult, StorageMaintenanceError>
  ) -> StorageMaintenanceInteractor {
    StorageMaintenanceInteractor(
      maintain: maintain,
      presenter: StorageMaintenancePresenter(
        display: OutcomeRecordingDisplay(base: QuietDisplay(terminal: terminal), exitCodeRecorder: exitCodeRecorder)))
  }

  /// Ends the run: prints the trace, and reports output errors.
  /// - Returns: The exit code of the process.
  public func finish() -> Int32 {
    terminal.clearProgress()
    if let steps = tracing.trace?.steps { terminal.write(TraceTable.lines(for: steps), to: .error) }
    if !Self.showFailures(of: terminal).isEmpty { exitCodeRecorder.note(.failed) }
    return exitCodeRecorder.exitCode
  }

  /// Shows why the program cannot start.
  public static func show(_ error: LaunchError) {
    TerminalOutput(noColour: true).show([error.message])
  }

  /// Writes a text of the command-line parser: help to standard output, errors in the arguments to standard error.
  /// - Returns: Whether the text was written. If not, the error is already shown.
  public static func say(_ text: String, isError: Bool) -> Bool {
    let terminal = TerminalOutput(noColour: true)
    terminal.write(text.hasSuffix("\n") ? text : text + "\n", as: .plainText, to: isError ? .error : .output)
    return showFailures(of: terminal).isEmpty
  }

  /// Shows and returns the failed writes. When the reader of the output has exited, as `head` does, no message is needed.
  private static func showFailures(of terminal: TerminalOutput) -> [TerminalOutput.Failure] {
    let failures = terminal.failures
    for case .cannotWrite(let reason) in failures.map(\.error) {
      terminal.show([Message(.failure, "The output cannot be written: \(reason).")])
    }
    return failures
  }

  private func articleList(
    _ architecture: SceneArchitecture, display: any Display<ArticleList.ViewModel>, detail: any Interactor<ArticleDetail.Request>
  ) -> any Interactor<ArticleList.Request> {
    let dependencies = listDependencies(display: display, router: tracing.traced(ArticleListRouter(detail: detail)))
    return ArticleListScene.make(architecture, in: dependencies, tracing: tracing)
  }

  func listDependencies(
    display: any Display<ArticleList.ViewModel>, router: any Router<ArticleList.Route>
  ) -> ArticleListDependencies {
    ArticleListDependencies(
      list: reading.listArticles, change: reading.markArticles, router: router, display: display, now: SystemClock.now,
      watch: tracing.trace.map { TraceWatch(trace: $0) })
  }

  private func articleDetail(display: any Display<ArticleDetail.ViewModel>) -> any Interactor<ArticleDetail.Request> {
    tracing.traced(
      ArticleDetailInteractor(
        read: reading.readArticle, presenter: tracing.traced(ArticleDetailPresenter(display: display)), now: SystemClock.now))
  }

  /// The display in the chosen format, which records outcomes and traces its calls.
  func display<ViewModel: SceneViewModel>(
    text: any Display<ViewModel>, json: (any Display<ViewModel>)? = nil
  ) -> any Display<ViewModel> {
    let chosen: any Display<ViewModel> =
      switch options.format {
      case .text: text
      case .json: json ?? JSONDisplay(terminal: terminal)
      case .plain: PlainDisplay(terminal: terminal)
      }
    return OutcomeRecordingDisplay(base: tracing.traced(chosen), exitCodeRecorder: exitCodeRecorder)
  }
}
