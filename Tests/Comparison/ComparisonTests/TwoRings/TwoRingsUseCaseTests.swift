import ComparisonScenes
import SampleDomain
import Testing

@testable import ComparisonTwoRings

@MainActor
@Suite("Use cases of the two rings")
struct TwoRingsUseCaseTests {
  private nonisolated static let tea = PictureReference("ab12")

  @Test(
    "each event has a list of actions, which the actor does in this order",
    arguments: [
      (.list, [.begin(nil), .list, .count]),
      (.filter(.starred), [.begin(.starred), .list, .count]),
      (.star(tea), [.star(tea), .list, .count]),
      (.toggle(tea), [.toggle(tea), .list, .count]),
      (.open(tea), [.beginOpening, .open(tea), .count]),
      (.notUnderstood("dance"), [.refuse("dance")]),
    ] as [(PictureSession.Request, [PictureActor.Action])])
  func lists(event: PictureSession.Request, actions: [PictureActor.Action]) {
    #expect(PictureDispatcher.useCase(for: event).actions == actions)
  }

  @Test("all view models are notified after each action, and the actor's false ends the use case")
  func runs() async {
    let record = CallRecorder()
    let viewModels = [Notice(name: "list", record: record), Notice(name: "number", record: record)]
    await ActorUseCase(1, 2, 3).run(EvenNumbersEnd(record: record), notifying: viewModels)
    #expect(record.calls == ["1", "list", "number", "2", "list", "number"])
  }

  @Test("a view model asks the actor on each notice; it hands over each answer once, and an equal new answer too")
  func takesOver() {
    var (answer, asked, shown): (Answer<Int>?, Int, [String]) = (nil, 0, [])
    let viewModel = NotifiedViewModel(
      asking: {
        asked += 1
        return answer
      }, words: { "number \($0)" })
    viewModel.subscribe { shown.append($0) }
    viewModel.notify()
    for next in [Answer(1), Answer(1), Answer(2)] {
      answer = next
      viewModel.notify()
      viewModel.notify()
    }
    #expect(asked == 7)
    #expect(shown == ["number 1", "number 1", "number 2"])
  }
}

@MainActor
private final class CallRecorder {
  var calls: [String] = []
}

private struct Notice: Notified {
  let name: String
  let record: CallRecorder

  func notify() { record.calls.append(name) }
}

/// An actor that records its actions, which are numbers.
private struct EvenNumbersEnd: ActingRole {
  let record: CallRecorder

  func perform(_ action: Int) async -> Bool {
    record.calls.append("\(action)")
    return !action.isMultiple(of: 2)
  }
}
