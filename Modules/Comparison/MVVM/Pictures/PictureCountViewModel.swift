import CoreDomain
import CoreScenes
import SampleDomain

/// The view model of the number of unseen pictures.
@MainActor
final class PictureCountViewModel {
  private(set) var number = 0
  private(set) var text = ""
  /// Why the pictures could not be counted. Set this property last, so that the observer sees several changes at once.
  private(set) var errorMessage: Message? { didSet { observer() } }

  private let countUnseen: any UseCase<Void, Int?, PictureError>
  private var observer: () -> Void = {}

  init(count: any UseCase<Void, Int?, PictureError>) {
    countUnseen = count
  }

  func observe(_ observer: @escaping () -> Void) {
    self.observer = observer
  }

  func load() async {
    do throws(PictureError) {
      guard let number = try await countUnseen(()) else { return }
      self.number = number
      text = CountWording.text(number, "unseen picture")
      errorMessage = nil
    } catch {
      errorMessage = error.message
    }
  }
}
