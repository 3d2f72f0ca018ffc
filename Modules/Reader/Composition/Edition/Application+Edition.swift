public import CoreComposition
public import CoreScenes
import CoreTerminal
import ReaderPresentation
public import ReaderScenes
import ReaderTerminal

extension Application {
  /// The scene that makes a paper from articles.
  public func editionPaper() -> any Interactor<EditionPaper.Request> {
    let edition = EditionFeature(
      on: platform, articles: editionArticles, configuration: repositories.configuration, date: editionDate)
    let chosen: any Display<EditionPaper.ViewModel> =
      switch options.format {
      case .text: options.isQuiet ? QuietDisplay(terminal: terminal) : EditionPaperTextDisplay(terminal: terminal)
      case .json: JSONDisplay(terminal: terminal)
      case .plain: EditionPaperPlainDisplay(terminal: terminal)
      }
    let display = OutcomeRecordingDisplay(base: tracing.traced(chosen), exitCodeRecorder: exitCodeRecorder)
    return tracing.traced(
      EditionPaperInteractor(
        compose: edition.composeEdition, publish: edition.publishEdition, mark: edition.markEditionRead,
        presenter: tracing.traced(EditionPaperPresenter(display: display)),
        wasDelivered: { [terminal] in terminal.wasDelivered }))
  }

  /// Whether standard output is a terminal, which must not get the bytes of an archive.
  public var isOutputTerminal: Bool { terminal.settings.output.isTerminal }
}
