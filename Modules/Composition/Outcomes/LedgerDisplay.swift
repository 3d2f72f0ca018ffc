import Screens

/// A display whose outcomes are noted before they are drawn.
struct LedgerDisplay<ViewModel: SceneViewModel>: Display {
  let base: any Display<ViewModel>
  let ledger: OutcomeLedger

  func display(_ viewModel: ViewModel) {
    ledger.note(viewModel.outcome)
    base.display(viewModel)
  }
}
