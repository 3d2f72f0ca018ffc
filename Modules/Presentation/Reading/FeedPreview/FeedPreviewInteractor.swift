public import Domain
public import Screens

/// Reads feed files, one after the other. One that cannot be read does not keep the others from it.
public final class FeedPreviewInteractor: Interactor {
  private let read: any UseCase<FeedFileOrder, Feed, ReadingError>
  private let presenter: any Presenter<FeedPreview.Response>

  /// Makes the interactor over its use case and its presenter.
  public init(read: any UseCase<FeedFileOrder, Feed, ReadingError>, presenter: any Presenter<FeedPreview.Response>) {
    self.read = read
    self.presenter = presenter
  }

  public func perform(_ request: FeedPreview.Request) async {
    switch request {
    case .show(let places):
      for place in places {
        let order = FeedFileOrder(place: place, bodies: .clean)
        do throws(ReadingError) { presenter.present(.read(try await read(order))) } catch { presenter.present(.failed(error)) }
      }
    case .count(let places):
      await count(places)
    }
  }

  private func count(_ places: [DocumentPlace]) async {
    var items = 0
    var failures: [ReadingError] = []
    for place in places {
      let order = FeedFileOrder(place: place, bodies: .published)
      do throws(ReadingError) { items += try await read(order).items.count } catch { failures.append(error) }
    }
    presenter.present(.counted(items: items, files: places.count, failures: failures))
  }
}
