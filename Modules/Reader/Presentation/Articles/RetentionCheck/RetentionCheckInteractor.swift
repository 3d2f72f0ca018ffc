public import CoreDomain
public import CorePresentation
public import CoreScenes
public import ReaderDomain
public import ReaderScenes

/// Shows what a retention setting would remove.
public final class RetentionCheckInteractor: Interactor {
  private let preview: any UseCase<SettingChange, RetentionPreview, ReaderError>
  private let presenter: any Presenter<RetentionCheck.Response>

  public init(preview: any UseCase<SettingChange, RetentionPreview, ReaderError>, presenter: any Presenter<RetentionCheck.Response>) {
    self.preview = preview
    self.presenter = presenter
  }

  public func perform(_ request: RetentionCheck.Request) async {
    switch request {
    case .preview(let change):
      do throws(ReaderError) {
        presenter.present(.previewed(try await preview(change)))
      } catch {
        presenter.present(.failed(error))
      }
    }
  }
}
