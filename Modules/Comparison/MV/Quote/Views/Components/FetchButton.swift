import CoreScenes
import SampleScenes

/// The button for the next quote. It gets a value, and a closure that a tap calls.
struct FetchButton {
  let isLoading: Bool
  let tap: () async -> Void

  /// The title; nil while a quote is loading, because the loading line takes the button's place.
  var body: RandomQuote.ViewModel? { isLoading ? nil : .forUser("[Next quote]") }
}
