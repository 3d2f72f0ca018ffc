import CoreData
import CorePresentation

public enum Composition {
  static func quotes() {
    let repository = RemoteQuoteRepository(store: QuoteStore())
    let presenter = Presentation.QuotePresenter()
    let another = QuotePresenter.init()
  }
}
