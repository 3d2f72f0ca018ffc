import SampleDomain

/// The single source of truth of the quote's scene. It stores values unchanged, and publishes each write.
@MainActor
final class RandomQuoteRepository: RandomQuoteRepositoryObject {
  var quote = RandomQuoteState() { didSet { for observer in observers { observer() } } }
  private var observers: [() -> Void] = []

  func observe(_ observer: @escaping () -> Void) { observers.append(observer) }

  func state() -> RandomQuoteState { quote }
}
