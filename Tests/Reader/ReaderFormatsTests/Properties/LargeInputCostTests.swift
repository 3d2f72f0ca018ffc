import CoreDoubles
import Growth
import Properties
import Testing

@Suite("Properties of large inputs", .enabled(if: SlowPart.isRun), .timeLimit(.minutes(60)))
struct LargeInputCostTests {
  @Test("every property holds for large samples with a repeated chunk", arguments: Property.allCases, 0..<20)
  func large(property: Property, seed: UInt64) {
    var generator = SeededGenerator(seed)
    let input = property.largeInput(&generator, upTo: FloodSize.largest)
    guard let failure = property.failure(for: input) else { return }
    Issue.record("\(failure.prefix(2000))\nfor \(input.count) bytes from the seed \(seed)")
  }
}
