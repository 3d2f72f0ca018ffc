import Growth
import Properties
import Testing

@Suite("What holds for every input, also for a large one", .enabled(if: FloodSize.isSlowPart), .timeLimit(.minutes(60)))
struct LargeInputCostTests {
  @Test("samples of up to 256 KiB with a piece over and over in them", arguments: Property.allCases, 0..<20)
  func large(property: Property, seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let input = property.largeInput(&generator, upTo: FloodSize.largest)
    guard let failure = property.failure(for: input) else { return }
    Issue.record("\(failure.prefix(2000))\nfor \(input.count) bytes from the seed \(seed)")
  }
}
