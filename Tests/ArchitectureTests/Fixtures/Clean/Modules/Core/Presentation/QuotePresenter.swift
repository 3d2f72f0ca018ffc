import CoreDomain
public import CoreScenes

public struct QuotePresenter {
  public static func viewModel(of screen: QuoteScreen) -> String { "" }
}
