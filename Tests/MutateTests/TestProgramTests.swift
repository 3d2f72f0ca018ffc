import Testing

@testable import mutate

@Suite("The order in which suites are asked")
struct TestProgramTests {
  private func groups(_ milliseconds: [Int]) -> [[String]] {
    TestProgram.groups(
      of: milliseconds.map { TestProgram.Baseline(name: "\($0)", duration: .milliseconds($0), reached: []) }
    ).map { $0.map(\.name) }
  }

  @Test("the quickest suites are asked first, in groups that take hardly longer than all before them")
  func order() {
    #expect(groups([24000, 300, 100, 900, 600, 2500, 8000]) == [["100", "300", "600"], ["900"], ["2500"], ["8000"], ["24000"]])
    #expect(groups([1000, 1, 999]) == [["1", "999"], ["1000"]])
    #expect(groups([700, 600, 600, 600]) == [["600"], ["600", "600"], ["700"]])
  }

  @Test("a slow suite is a group, and without suites there is no group")
  func few() {
    #expect(groups([5000]) == [["5000"]])
    #expect(groups([]) == [])
  }

  @Test("the name of a test has its suite and function, without file and line")
  func names() {
    #expect(TestProgram.name(in: "DomainTests.TimestampTests/leap(year:)") == "DomainTests.TimestampTests/leap(year:)")
    #expect(TestProgram.name(in: "DomainTests.SaveViewTests/most()/SaveViewTests.swift:101:4") == "DomainTests.SaveViewTests/most()")
    #expect(TestProgram.suite(of: "DomainTests.SaveViewTests/most()") == "DomainTests.SaveViewTests")
    #expect(TestProgram.suite(of: "DomainTests.SaveViewTests") == "DomainTests.SaveViewTests")
  }
}
