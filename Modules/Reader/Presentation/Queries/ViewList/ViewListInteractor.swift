public import CoreDomain
public import CorePresentation
public import CoreScenes
public import ReaderDomain
public import ReaderScenes

/// Lists, saves and removes views.
public final class ViewListInteractor: Interactor {
  private let list: any UseCase<ListViewsInput, ListedViews, ReaderError>
  private let save: any UseCase<SaveViewInput, SavedViewResult, ReaderError>
  private let remove: any UseCase<String, SavedViewResult, ReaderError>
  private let presenter: any Presenter<ViewList.Response>
  private let now: LocalClock

  public init(
    list: any UseCase<ListViewsInput, ListedViews, ReaderError>, save: any UseCase<SaveViewInput, SavedViewResult, ReaderError>,
    remove: any UseCase<String, SavedViewResult, ReaderError>, presenter: any Presenter<ViewList.Response>, now: @escaping LocalClock
  ) {
    self.list = list
    self.save = save
    self.remove = remove
    self.presenter = presenter
    self.now = now
  }

  public func perform(_ request: ViewList.Request) async {
    do throws(ReaderError) {
      switch request {
      case .show:
        presenter.present(.listed(try await list(ListViewsInput(at: now().queryCalendar)), isBesideFeeds: false))
      case .showBesideFeeds:
        // The numbers beside the feeds are read again after each change.
        let input = ListViewsInput(countsTexts: false, at: now().queryCalendar)
        presenter.present(.listed(try await list(input), isBesideFeeds: true))
      case .showOne(let name): presenter.present(.shown(try await list(ListViewsInput(name: name, at: now().queryCalendar))))
      case .save(let input): presenter.present(.saved(try await save(input)))
      case .remove(let name): presenter.present(.removed(try await remove(name)))
      }
    } catch {
      presenter.present(.failed(error, isBesideFeeds: request == .showBesideFeeds))
    }
  }
}
