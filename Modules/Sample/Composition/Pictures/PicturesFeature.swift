public import CoreComposition
public import CoreData
public import CoreDomain
public import CoreScenes
import CoreTerminal
import SampleData
package import SampleDomain
import SamplePresentation
public import SampleScenes
import SampleTerminal

/// Pictures: what the feature owns, and how its parts are connected.
@MainActor
public struct PicturesFeature: Feature {
  public nonisolated static var settings: [SettingKey] { [.pictureURL] }

  public nonisolated static func documents(in directory: DataDirectory) -> [StoredDocument] { [FolderPictureStore.document(in: directory)] }

  private let application: Application

  public init(in application: Application) {
    self.application = application
  }

  /// The scene that shows one picture.
  public func pictureDetail() -> any Interactor<PictureDetail.Request> {
    detail(display: application.display(text: PictureDetailTextDisplay(terminal: application.terminal)), hints: .commands)
  }

  /// The scene that lists the saved pictures.
  public func pictureList() -> any Interactor<PictureList.Request> {
    list(display: application.display(text: PictureListTextDisplay(terminal: application.terminal)), hints: .commands)
  }

  /// The scene that counts the unseen pictures.
  public func pictureCount() -> any Interactor<PictureCount.Request> {
    let display = application.display(text: SentencesTextDisplay(terminal: application.terminal))
    return tracing.traced(
      PictureCountInteractor(
        countUnseen: countUnseen,
        presenter: tracing.traced(PictureCountPresenter(display: display))))
  }

  /// Runs a dialogue that searches for pictures and shows the saved ones.
  public func runDialogue() async {
    let detail = application.dialogueDisplay(PictureDetailTextDisplay(terminal: application.terminal))
    let list = application.dialogueDisplay(PictureListTextDisplay(terminal: application.terminal))
    let dialogue = PictureDialogueInteractor(
      detail: self.detail(display: detail, hints: .dialogue), list: self.list(display: list, hints: .dialogue))
    await application.run(DialogueSession(tracing.traced(dialogue)), first: nil)
  }

  private func detail(display: any Display<PictureDetail.ViewModel>, hints: PictureHints) -> any Interactor<PictureDetail.Request> {
    tracing.traced(
      PictureDetailInteractor(
        fetch: fetchPicture, save: savePicture, unsave: unsavePicture, show: showPicture,
        presenter: tracing.traced(PictureDetailPresenter(display: display, hints: hints))))
  }

  private func list(display: any Display<PictureList.ViewModel>, hints: PictureHints) -> any Interactor<PictureList.Request> {
    tracing.traced(
      PictureListInteractor(
        list: listPictures, check: checkPicture, star: star(.star), unstar: star(.unstar), remove: removePicture,
        presenter: tracing.traced(PictureListPresenter(display: display, hints: hints)), now: application.platform.now))
  }

  package func star(_ mark: StarPicture.Mark) -> any UseCase<PictureReference, ChangedPicture, PictureError> {
    tracing.traced(StarPicture(mark, pictures: pictures, now: application.platform.now))
  }

  package var fetchPicture: any UseCase<String, PictureDetails, PictureError> {
    tracing.traced(
      FetchPicture(pictures: pictures, configuration: application.configuration.repository, now: application.platform.now))
  }

  package var savePicture: any UseCase<PictureReference?, ChangedPicture, PictureError> { save(true) }

  package var unsavePicture: any UseCase<PictureReference?, ChangedPicture, PictureError> { save(false) }

  private func save(_ isSaved: Bool) -> any UseCase<PictureReference?, ChangedPicture, PictureError> {
    tracing.traced(SavePicture(isSaved, pictures: pictures, now: application.platform.now))
  }

  package var listPictures: any UseCase<PictureFilter, [PictureSummary], PictureError> {
    tracing.traced(ListPictures(pictures: pictures))
  }

  package var countUnseen: any UseCase<Void, Int, PictureError> {
    tracing.traced(CountUnseenPictures(pictures: pictures))
  }

  /// Opens a picture for the user, and marks it as seen.
  package var showPicture: any UseCase<PictureReference, PictureDetails, PictureError> {
    tracing.traced(OpenPicture(pictures: pictures))
  }

  private var checkPicture: any UseCase<PictureSummary, Void, PictureError> {
    tracing.traced(CheckPicture(pictures: pictures))
  }

  package var removePicture: any UseCase<PictureReference, PictureSummary, PictureError> {
    tracing.traced(RemovePicture(pictures: pictures))
  }

  private var pictures: any PictureRepository {
    let platform = application.platform
    return tracing.traced(
      StoredPictureRepository(
        network: CataasPictureStore(client: platform.web),
        store: FolderPictureStore(directory: platform.directory, executor: platform.files)), by: Traced.init)
  }

  private var tracing: Tracing { application.tracing }
}

extension Traced: PictureRepository where Base == any PictureRepository {
  package func fetch(_ caption: String, at url: WebURL, now: Timestamp) async throws(PictureError) -> PictureDetails {
    try await step(caption) { () async throws(PictureError) in try await base.fetch(caption, at: url, now: now) }
  }

  package func saved() async throws(PictureError) -> [PictureSummary] {
    try await step(()) { () async throws(PictureError) in try await base.saved() }
  }

  package func open(_ reference: PictureReference) async throws(PictureError) -> PictureDetails {
    try await step(reference) { () async throws(PictureError) in try await base.open(reference) }
  }

  package func check(_ picture: PictureSummary) async throws(PictureError) {
    try await step(picture) { () async throws(PictureError) in try await base.check(picture) }
  }

  package func change(_ reference: PictureReference?, _ change: PictureChange) async throws(PictureError) -> ChangedPicture {
    try await step(change) { () async throws(PictureError) in try await base.change(reference, change) }
  }

  package func remove(_ reference: PictureReference) async throws(PictureError) -> PictureSummary {
    try await step(reference) { () async throws(PictureError) in try await base.remove(reference) }
  }
}
