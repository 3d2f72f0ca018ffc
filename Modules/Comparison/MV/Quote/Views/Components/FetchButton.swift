import CoreScenes
import SampleScenes

/// The component that asks for the next quote. It gets a value and a closure, and reports a tap through the closure.
struct FetchButton {
  let isLoading: Bool
  let tap: () async -> Void

  /// The title; nil while the button is off, because the line of the loading quote then stands in its place.
  var body: RandomQuote.ViewModel? { isLoading ? nil : .forUser("[Next quote]") }
}
