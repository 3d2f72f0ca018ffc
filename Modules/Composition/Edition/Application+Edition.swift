import Domain
import Presentation
public import Scenes
import Terminal

extension Application {
  /// The scene that makes a paper from articles.
  public func editionPaper() -> any Interactor<EditionPaper.Request> {
    let edition = EditionFeature(on: platform, articles: editionArticles, supplements: editionSupplements, date: editionDate)
    let text: any Display<EditionPaper.ViewModel> =
      options.format == .plain ? EditionPaperPlainDisplay(terminal: terminal) : EditionPaperTextDisplay(terminal: terminal)
    let display = OutcomeRecordingDisplay(
      base: tracing.traced(options.format == .json ? JSONDisplay(terminal: terminal) : text), exitCodeRecorder: exitCodeRecorder)
    return tracing.traced(
      EditionPaperInteractor(
        compose: edition.composeEdition, publish: edition.publishEdition, mark: edition.markEditionRead,
        presenter: tracing.traced(EditionPaperPresenter(display: display)),
        wasDelivered: { [terminal] in terminal.failures.allSatisfy { $0.end != .output } }))
  }

  /// Whether standard output is a terminal, which must not get the bytes of an archive.
  public var isOutputTerminal: Bool { terminal.isOutputTerminal }
}
