public import CoreDomain

public enum QuoteScreen {
  case shown(Quote)
}
