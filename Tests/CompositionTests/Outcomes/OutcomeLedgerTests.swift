import Screens
import Testing

@testable import Composition

@Suite("Outcomes")
@MainActor
struct OutcomeLedgerTests {
  @Test("the worst outcome is kept, whatever comes after it", arguments: Outcome.allCases, Outcome.allCases)
  func worst(first: Outcome, second: Outcome) {
    let ledger = OutcomeLedger()
    #expect(ledger.worst == .done)
    ledger.note(first)
    ledger.note(second)
    #expect(ledger.worst == max(first, second))
  }

  @Test("an outcome is noted before it is drawn")
  func order() {
    let ledger = OutcomeLedger()
    let spy = SpyDisplay { _ in ledger.worst }
    LedgerDisplay(base: spy, ledger: ledger).display(.sample(.someFailed))
    #expect(spy.seen.values == [.someFailed])
  }
}

/// A display that asks, while it draws, how things stand.
private struct SpyDisplay: Display {
  final class Seen {
    var values: [Outcome] = []
  }

  let seen = Seen()
  let ask: (ArticleCount.ViewModel) -> Outcome

  func display(_ viewModel: ArticleCount.ViewModel) {
    seen.values.append(ask(viewModel))
  }
}
