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
    switch request {
    case .show: await show(isBesideFeeds: false)
    case .showBesideFeeds: await show(isBesideFeeds: true)
    case .showOne(let name):
      await present { () async throws(ReaderError) in .shown(try await list(ListViewsInput(name: name, at: now().queryCalendar))) }
    case .save(let input): await present { () async throws(ReaderError) in .saved(try await save(input)) }
    case .remove(let name): await present { () async throws(ReaderError) in .removed(try await remove(name)) }
    }
  }

  private func show(isBesideFeeds: Bool) async {
    do throws(ReaderError) {
      // The numbers beside the feeds are read again after each change.
      let input = ListViewsInput(countsTexts: !isBesideFeeds, at: now().queryCalendar)
      presenter.present(.listed(try await list(input), isBesideFeeds: isBesideFeeds))
    } catch {
      presenter.present(.failed(error, isBesideFeeds: isBesideFeeds))
    }
  }

  private func present(_ work: () async throws(ReaderError) -> ViewList.Response) async {
    do throws(ReaderError) { presenter.present(try await work()) } catch { presenter.present(.failed(error)) }
  }
}
