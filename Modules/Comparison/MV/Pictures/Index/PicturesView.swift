import ComparisonScenes
import CoreDomain
import CoreScenes
import SampleDomain

/// The view of the session. It has all the state, calls the use cases, and draws a component when its part of the state changes.
///
/// After `open`, the list and the number stay unchanged until they are requested again: the pictures are pure data, which no view observes.
@MainActor
final class PicturesView {
  private let dependencies: PictureDependencies

  private var filter = PictureFilter.all
  private var pictures: [PictureSummary] = []
  private var listError: Message?
  private var isListing = false { didSet { dependencies.listDisplay.display(list.body) } }

  private var opened: PictureDetails?
  private var detailError: Message?
  private var isOpening = false { didSet { if let body = detail.body { dependencies.detailDisplay.display(body) } } }

  private var unseen = 0
  private var countError: Message?

  init(_ dependencies: PictureDependencies) {
    self.dependencies = dependencies
  }

  private var list: PictureListDisplay {
    PictureListDisplay(pictures: pictures, filter: filter, isLoading: isListing, errorMessage: listError, now: dependencies.now())
  }

  private var detail: PictureDetailDisplay {
    PictureDetailDisplay(details: opened, isLoading: isOpening, errorMessage: detailError)
  }

  /// Lists the pictures, and counts the unseen ones.
  /// - Parameter filter: Replaces the current filter; nil keeps it.
  func show(_ filter: PictureFilter? = nil) async {
    self.filter = filter ?? self.filter
    listError = nil
    isListing = true
    await readList()
    await countUnseen()
  }

  func star(_ reference: PictureReference) async {
    await change(reference, by: dependencies.star)
  }

  func toggle(_ reference: PictureReference) async {
    await change(reference, by: dependencies.toggle)
  }

  func open(_ reference: PictureReference) async {
    detailError = nil
    isOpening = true
    do throws(PictureError) {
      opened = try await dependencies.open(reference)
      detailError = nil
    } catch {
      detailError = error.message
    }
    isOpening = false
  }

  private func change(_ reference: PictureReference, by change: any UseCase<PictureReference, ChangedPicture, PictureError>) async {
    do throws(PictureError) {
      _ = try await change(reference)
      await readList()
    } catch {
      listError = error.message
      isListing = false
    }
  }

  private func readList() async {
    do throws(PictureError) {
      guard let found = try await dependencies.list(filter) else { return }
      pictures = found
      listError = nil
    } catch {
      listError = error.message
    }
    isListing = false
  }

  private func countUnseen() async {
    do throws(PictureError) {
      guard let number = try await dependencies.count(()) else { return }
      unseen = number
      countError = nil
    } catch {
      countError = error.message
    }
    dependencies.countDisplay.display(PictureCountDisplay(number: unseen, errorMessage: countError).body)
  }
}
