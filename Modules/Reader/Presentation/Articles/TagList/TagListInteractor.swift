public import CoreDomain
public import CorePresentation
public import CoreScenes
public import ReaderDomain
public import ReaderScenes

/// Lists the user's own tags.
public final class TagListInteractor: Interactor {
  private let list: any UseCase<Void, [TagSummary], ReaderError>
  private let presenter: any Presenter<TagList.Response>

  public init(list: any UseCase<Void, [TagSummary], ReaderError>, presenter: any Presenter<TagList.Response>) {
    self.list = list
    self.presenter = presenter
  }

  public func perform(_ request: TagList.Request) async {
    switch request {
    case .show:
      do throws(ReaderError) {
        presenter.present(.listed(try await list(())))
      } catch {
        presenter.present(.failed(error))
      }
    }
  }
}
