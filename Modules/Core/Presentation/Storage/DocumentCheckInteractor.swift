public import CoreDomain
public import CoreScenes

extension DocumentCheck {
  public enum Response: Hashable, Sendable {
    case done(DocumentResult)
    case failed(DocumentCheckError)
  }
}

/// Checks or repairs the files of the program.
public struct DocumentCheckInteractor: Interactor {
  private let check: any UseCase<DocumentTask, DocumentResult, DocumentCheckError>
  private let presenter: any Presenter<DocumentCheck.Response>

  public init(
    check: any UseCase<DocumentTask, DocumentResult, DocumentCheckError>, presenter: any Presenter<DocumentCheck.Response>
  ) {
    self.check = check
    self.presenter = presenter
  }

  public func perform(_ request: DocumentCheck.Request) async {
    do throws(DocumentCheckError) {
      presenter.present(.done(try await check(request)))
    } catch {
      presenter.present(.failed(error))
    }
  }
}
