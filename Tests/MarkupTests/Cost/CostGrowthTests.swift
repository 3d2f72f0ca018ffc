import Growth
import Testing

// Not Foundation: its ICU headers and those of libxml2 contradict each other.
#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

@Suite("Growth of the cost")
struct CostGrowthTests {
  /// Computes for a time, which counts as the time of the thread does.
  private func work(milliseconds: Int?) {
    let end = threadTime() + Double(milliseconds ?? 0) / 1000
    while threadTime() < end {}
  }

  private func threadTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  @Test("growth that persists is reported")
  func steep() {
    let times = [1 << 10: 3, 4 << 10: 30, 16 << 10: 270, 64 << 10: 2430]
    #expect(
      CostGrowth.problem(upTo: 4 << 10) {
        $0
      } work: {
        work(milliseconds: times[$0])
      } != nil)
  }

  @Test("linear work that is dearer behind a limit is not reported")
  func limit() {
    let times = [1 << 10: 3, 4 << 10: 30, 16 << 10: 150, 64 << 10: 600]
    #expect(
      CostGrowth.problem(upTo: 4 << 10) {
        $0
      } work: {
        work(milliseconds: times[$0])
      } == nil)
  }
}
