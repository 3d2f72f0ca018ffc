import Domain
public import Screens

public struct QuotePresenter {
  public static func viewModel(of screen: QuoteScreen) -> String { "" }
}
