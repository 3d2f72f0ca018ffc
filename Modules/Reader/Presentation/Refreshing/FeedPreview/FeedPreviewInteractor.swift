public import CorePresentation
public import CoreScenes
public import ReaderDomain
public import ReaderScenes

/// Reads feed files, one after the other, without changing the user's subscriptions. A file that cannot be read does not stop the others from being
/// read.
public final class FeedPreviewInteractor: Interactor {
  private let feeds: any FeedRepository
  private let presenter: any Presenter<FeedPreview.Response>

  public init(feeds: any FeedRepository, presenter: any Presenter<FeedPreview.Response>) {
    self.feeds = feeds
    self.presenter = presenter
  }

  public func perform(_ request: FeedPreview.Request) async {
    switch request {
    case .show(let places):
      for place in places {
        do throws(ReaderError) { presenter.present(.read(try await feeds.read(from: place))) } catch { presenter.present(.failed(error)) }
      }
    case .count(let places):
      await count(places)
    }
  }

  private func count(_ places: [FileLocation]) async {
    var items = 0
    var failures: [ReaderError] = []
    for place in places {
      do throws(ReaderError) { items += try await feeds.countItems(in: place) } catch { failures.append(error) }
    }
    presenter.present(.counted(items: items, files: places.count, failures: failures))
  }
}
