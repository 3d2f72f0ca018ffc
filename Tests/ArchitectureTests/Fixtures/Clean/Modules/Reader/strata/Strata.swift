import ArgumentParser
import ReaderComposition
import CoreScenes

@main struct Strata {
  let presenter: QuotePresenter
  let text = QuotePresenter.viewModel(of: terminal)
}
