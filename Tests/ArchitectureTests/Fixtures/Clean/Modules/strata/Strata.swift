import ArgumentParser
import Composition
import Scenes

@main struct Strata {
  let presenter: QuotePresenter
  let text = QuotePresenter.viewModel(of: terminal)
}
