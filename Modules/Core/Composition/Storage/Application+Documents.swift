import CoreData
public import CoreDomain
import CorePresentation
public import CoreScenes
import CoreTerminal

extension Application {
  /// The scene that checks and repairs the files of these features, and the settings.
  public func documentCheck(of features: [any Feature.Type]) -> any Interactor<DocumentCheck.Request> {
    let documents: any DocumentRepository = StoredDocumentRepository(
      features.flatMap { $0.documents(in: platform.directory) }, in: platform.directory, executor: platform.files)
    let check = tracing.traced(CheckDocuments(documents: tracing.traced(documents, by: Traced.init)))
    let display = display(text: SentencesTextDisplay(terminal: terminal))
    return tracing.traced(DocumentCheckInteractor(check: check, presenter: tracing.traced(DocumentCheckPresenter(display: display))))
  }
}
