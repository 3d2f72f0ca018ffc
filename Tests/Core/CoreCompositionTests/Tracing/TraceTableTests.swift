import CoreDomain
import CoreTerminal
@testable import CoreComposition
import Testing

@Suite("TraceTable")
struct TraceTableTests {
  @Test("a step is a row below its caller, with its time including and excluding the steps that it called")
  func rows() {
    var first = TraceStep(type: Timestamp.self, step: "callAsFunction", input: "CalendarDate")
    first.result = .gave("3 × SettingSummary")
    first.duration = .microseconds(1234)
    var second = TraceStep(type: CalendarDate.self, step: "go", input: "", caller: 0)
    second.result = .threw("cancelled")
    second.duration = .nanoseconds(1501)
    let third = TraceStep(type: Timestamp.self, step: "show", input: "日本語")
    var fourth = TraceStep(type: Timestamp.self, step: "end", input: "", caller: 0)
    fourth.result = .gave("")
    fourth.duration = .microseconds(200)
    let fifth = TraceStep(type: CalendarDate.self, step: "last", input: "", caller: 1)
    let expected = """
      step   layer       call                      file                took in -> gave back                  µs  own µs
      1      CoreDomain  Timestamp.callAsFunction  Timestamp.swift     CalendarDate -> 3 × SettingSummary  1234    1032
      1.1    CoreDomain    CalendarDate.go         CalendarDate.swift  -> threw cancelled                     2       2
      1.1.1  CoreDomain      CalendarDate.last     CalendarDate.swift  -> not finished                        0       0
      1.2    CoreDomain    Timestamp.end           Timestamp.swift                                          200     200
      2      CoreDomain  Timestamp.show            Timestamp.swift     日本語 -> not finished                 0       0
      """
    #expect(TraceTable.lines(for: [first, second, third, fourth, fifth]).map(\.text).joined(separator: "\n") == expected)
  }

  @Test("without steps, the table is only its heading")
  func nothing() {
    #expect(TraceTable.lines(for: []).map(\.text) == ["step  layer  call  file  took in -> gave back  µs  own µs"])
  }
}
