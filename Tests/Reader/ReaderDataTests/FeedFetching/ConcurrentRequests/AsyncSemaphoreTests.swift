@testable import FeedFetching
import Testing

@Suite("The semaphore for reading documents", .timeLimit(.minutes(10)))
struct AsyncSemaphoreTests {
  private actor Readers {
    private(set) var now = 0
    private(set) var maximum = 0

    func begin() {
      now += 1
      maximum = max(maximum, now)
    }

    func end() { now -= 1 }
  }

  @Test("the number of concurrent readers is limited, and every reader gets a permit")
  func maximum() async {
    let (turns, readers) = (AsyncSemaphore(3), Readers())
    let read = await withTaskGroup(of: Void.self) { group in
      for _ in 0..<20 {
        group.addTask {
          await turns.take()
          await readers.begin()
          // So long that others could come, too.
          repeat { try? await Task.sleep(for: .milliseconds(5)) } while await readers.maximum < 3
          await readers.end()
          await turns.giveBack()
        }
      }
      return await group.reduce(0) { count, _ in count + 1 }
    }
    #expect(read == 20)
    #expect(await readers.maximum == 3)
  }

  @Test("calling off releases the waiting callers, and later callers do not wait")
  func callOff() async {
    let turns = AsyncSemaphore(1)
    await turns.take()
    async let waiting: Void = turns.take()
    await Task.yield()
    await turns.callOff()
    await waiting
    await turns.take()
    await turns.callOff()
    await turns.giveBack()
  }
}
