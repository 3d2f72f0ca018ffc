import Domain
import Testing

@testable import DataLayer

@Suite("Who is asked next")
struct CallAdmissionTests {
  private func call(_ text: String) throws -> FeedCall {
    let address = try WebAddress("https://\(text)")
    return FeedCall(feed: FeedID(address: address), address: address, validators: nil)
  }

  @Test("hosts take turns, and none gets a third request at once")
  func turns() throws {
    let calls = try ["a.example/1", "a.example/2", "a.example/3", "b.example/1", "b.example/2", "c.example/1"].map(call)
    var admission = CallAdmission(calls)
    var started: [String] = []
    while let call = admission.next() { started.append(call.address.shown) }
    #expect(started == ["a.example/1", "b.example/1", "c.example/1", "a.example/2", "b.example/2"].map { "https://\($0)" })
    admission.finish(calls[3])
    #expect(admission.next() == nil)
    admission.finish(calls[0])
    #expect(admission.next() == calls[2])
    #expect(admission.next() == nil)
  }

  @Test("what waits for a busy server is given up, in its order, and the others go on")
  func withhold() throws {
    let calls = try ["a.example/1", "a.example/2", "b.example/1", "a.example/3", "b.example/2"].map(call)
    var admission = CallAdmission(calls)
    #expect(admission.next() == calls[0])
    #expect(admission.withhold("a.example") == [calls[1], calls[3]])
    #expect(admission.withhold("a.example") == [])
    #expect([admission.next(), admission.next(), admission.next()] == [calls[2], calls[4], nil])
  }

  @Test("more than so many are never asked at once, and fewer of those whose documents will come", arguments: [nil, Validators(etag: "1")])
  func most(validators: Validators?) throws {
    let most = validators == nil ? CallAdmission.most / CallAdmission.weightOfDocument : CallAdmission.most
    let calls = try (0..<most + 4).map { number in
      let call = try call("\(number).example/")
      return FeedCall(feed: call.feed, address: call.address, validators: validators)
    }
    var admission = CallAdmission(calls)
    var started = 0
    while admission.next() != nil { started += 1 }
    #expect(started == most)
    admission.finish(calls[0])
    #expect(admission.next() == calls[most])
    #expect(admission.next() == nil)
  }
}
