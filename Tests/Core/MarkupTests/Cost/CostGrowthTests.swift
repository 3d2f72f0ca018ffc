import Growth
import Testing

@Suite("Growth of the cost")
struct CostGrowthTests {
  /// The problem of work that takes so many milliseconds for an input of so many bytes.
  private func problem(_ times: [Int: Double]) -> String? {
    var now = 0.0
    return CostGrowth.problem(upTo: 4 << 10, clock: { now }, input: { $0 }, work: { now += (times[$0] ?? 0) / 1000 })
  }

  @Test(
    "growth that persists is reported, but neither linear work that is dearer behind a limit nor work that takes a moment",
    arguments: [
      ([1 << 10: 3, 4 << 10: 30, 8 << 10: 90, 16 << 10: 270], "4096 bytes take 30 ms, a quarter of them 3 ms"),
      ([1 << 10: 3, 4 << 10: 30, 8 << 10: 75, 16 << 10: 150], nil), ([1 << 10: 0.1, 4 << 10: 24, 8 << 10: 240, 16 << 10: 2400], nil),
    ] as [([Int: Double], String?)])
  func growth(times: [Int: Double], reported: String?) {
    #expect(problem(times) == reported)
  }
}
