import CoreData
import CorePresentation

public enum Composition {
  static func quotes() {
    let repository = RemoteQuoteRepository()
    let presenter = Presentation.QuotePresenter()
    let another = QuotePresenter.init()
  }
}
