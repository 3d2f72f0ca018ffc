import Testing

@testable import mutate

@Suite("What is remembered of tests without a mutant")
struct MeasurementsTests {
  private func baseline(_ name: String, _ milliseconds: Int = 10, _ reached: Set<Int> = [1, 20]) -> TestProgram.Baseline {
    TestProgram.Baseline(name: name, duration: .milliseconds(milliseconds), reached: reached, run: 3)
  }

  private var measurements: Measurements {
    var measurements = Measurements()
    measurements.set("T.Quick", to: .init(fingerprint: "a", baselines: [baseline("T.Quick", 3, [])]))
    measurements.set("T.Slow", to: .init(fingerprint: "b", baselines: [baseline("T.Slow/one()"), baseline("T.Slow/two(_:)", 7000)]))
    return measurements
  }

  @Test("a suite that has not changed is remembered, as a whole or test by test")
  func remembered() throws {
    let read = try Measurements(text: measurements.text)
    #expect(read.baselines(of: "T.Quick", fingerprint: "a") == [baseline("T.Quick", 3, [])])
    #expect(read.baselines(of: "T.Slow", fingerprint: "b") == [baseline("T.Slow/one()"), baseline("T.Slow/two(_:)", 7000)])
  }

  @Test("a suite that has changed, and one that was never measured, are not remembered")
  func changed() {
    #expect(measurements.baselines(of: "T.Quick", fingerprint: "c") == nil)
    #expect(measurements.baselines(of: "T.Other", fingerprint: "a") == nil)
  }

  @Test("a new measurement of a suite replaces the old one")
  func replaced() throws {
    var later = measurements
    later.set("T.Slow", to: .init(fingerprint: "c", baselines: [baseline("T.Slow", 90)]))
    let read = try Measurements(text: later.text)
    #expect(read.baselines(of: "T.Slow", fingerprint: "c") == [baseline("T.Slow", 90)])
    #expect(read.baselines(of: "T.Quick", fingerprint: "a") == [baseline("T.Quick", 3, [])])
  }

  @Test("a damaged line is an error", arguments: ["T.A\ta\tmany\t3\t1\n", "T.A\ta\n", "T.A\ta\t1\t3\t1 x\n", "T.A\ta\t1\tlong\t1\n"])
  func damaged(line: String) {
    #expect(throws: MutationError.self) { try Measurements(text: measurements.text + line) }
  }
}
