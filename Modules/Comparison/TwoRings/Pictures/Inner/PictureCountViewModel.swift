import CoreScenes
import SampleDomain
import SampleScenes

/// Holds the number of unseen pictures that a view shows.
typealias PictureCountViewModel = NotifiedViewModel<Result<Int, PictureError>, PictureCount.ViewModel>

extension PictureCount.ViewModel {
  /// The number in words.
  init(_ number: Result<Int, PictureError>) {
    switch number {
    case .success(let unseen):
      self.init(lines: [CountWording.text(unseen, "unseen picture")], messages: [], exported: .number(unseen), outcome: .done)
    case .failure(let error): self.init(lines: [], messages: [error.message], exported: .empty, outcome: .failed)
    }
  }
}
