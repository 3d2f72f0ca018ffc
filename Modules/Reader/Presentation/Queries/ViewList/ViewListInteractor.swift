public import CoreDomain
public import CorePresentation
public import CoreScenes
public import ReaderDomain
public import ReaderScenes

/// Lists, saves and removes views.
public final class ViewListInteractor: Interactor {
  private let list: any UseCase<ListViewsInput, ListedViews, ReadingError>
  private let save: any UseCase<SaveViewInput, SavedViewResult, ReadingError>
  private let remove: any UseCase<String, SavedViewResult, ReadingError>
  private let presenter: any Presenter<ViewList.Response>
  private let now: LocalClock

  public init(
    list: any UseCase<ListViewsInput, ListedViews, ReadingError>, save: any UseCase<SaveViewInput, SavedViewResult, ReadingError>,
    remove: any UseCase<String, SavedViewResult, ReadingError>, presenter: any Presenter<ViewList.Response>, now: @escaping LocalClock
  ) {
    self.list = list
    self.save = save
    self.remove = remove
    self.presenter = presenter
    self.now = now
  }

  public func perform(_ request: ViewList.Request) async {
    switch request {
    case .show: await show(isBesideFeeds: false)
    case .showBesideFeeds: await show(isBesideFeeds: true)
    case .showOne(let name):
      await present { () async throws(ReadingError) in .shown(try await list(ListViewsInput(name: name, at: now().queryCalendar))) }
    case .save(let input): await present { () async throws(ReadingError) in .saved(try await save(input)) }
    case .remove(let name): await present { () async throws(ReadingError) in .removed(try await remove(name)) }
    }
  }

  private func show(isBesideFeeds: Bool) async {
    do throws(ReadingError) {
      presenter.present(.listed(try await list(ListViewsInput(at: now().queryCalendar)), isBesideFeeds: isBesideFeeds))
    } catch {
      presenter.present(.failed(error, isBesideFeeds: isBesideFeeds))
    }
  }

  private func present(_ work: () async throws(ReadingError) -> ViewList.Response) async {
    do throws(ReadingError) { presenter.present(try await work()) } catch { presenter.present(.failed(error)) }
  }
}
