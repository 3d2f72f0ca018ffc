import CoreScenes
import SampleScenes

/// The component that shows the number of unseen pictures, or an error.
struct PictureCountDisplay {
  let number: Int
  let errorMessage: Message?

  var body: PictureCount.ViewModel {
    if let errorMessage {
      PictureCount.ViewModel(lines: [], messages: [errorMessage], exported: .empty, outcome: .failed)
    } else {
      PictureCount.ViewModel(
        lines: [CountWording.text(number, "unseen picture")], messages: [], exported: .number(number), outcome: .done)
    }
  }
}
