public import Domain

public enum QuoteScreen {
  case shown(Quote)
}
