import ArgumentParser
import Composition
import Screens

@main struct Strata {
  let presenter: QuotePresenter
  let text = QuotePresenter.viewModel(of: screen)
}
