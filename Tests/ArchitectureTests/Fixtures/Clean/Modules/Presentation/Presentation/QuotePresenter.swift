import Domain
public import Scenes

public struct QuotePresenter {
  public static func viewModel(of screen: QuoteScreen) -> String { "" }
}
