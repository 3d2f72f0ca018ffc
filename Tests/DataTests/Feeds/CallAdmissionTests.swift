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
    var admission = CallAdmission(calls, pacing: .none)
    var started: [String] = []
    while let errand = admission.next(at: .zero) { started.append(errand.call.address.shown) }
    #expect(started == ["a.example/1", "b.example/1", "c.example/1", "a.example/2", "b.example/2"].map { "https://\($0)" })
    admission.finish(Errand(calls[3]))
    #expect(admission.next(at: .zero) == nil)
    admission.finish(Errand(calls[0]))
    #expect(admission.next(at: .zero)?.call == calls[2])
    #expect(admission.next(at: .zero) == nil)
  }

  @Test("what waits for a busy server is given up, in its order, and the others go on")
  func withhold() throws {
    let calls = try ["a.example/1", "a.example/2", "b.example/1", "a.example/3", "b.example/2"].map(call)
    var admission = CallAdmission(calls, pacing: .none)
    #expect(admission.next(at: .zero)?.call == calls[0])
    #expect(admission.withhold("a.example") { _ in true }.map(\.call) == [calls[1], calls[3]])
    #expect(admission.withhold("a.example") { _ in true }.map(\.call) == [])
    #expect(
      [admission.next(at: .zero)?.call, admission.next(at: .zero)?.call, admission.next(at: .zero)?.call] == [calls[2], calls[4], nil])
  }

  @Test("more than so many are never asked at once, and fewer of those whose documents will come", arguments: [nil, Validators(etag: "1")])
  func most(validators: Validators?) throws {
    let most = validators == nil ? CallAdmission.most / CallAdmission.weightOfDocument : CallAdmission.most
    let calls = try (0..<most + 4).map { number in
      let call = try call("\(number).example/")
      return FeedCall(feed: call.feed, address: call.address, validators: validators)
    }
    var admission = CallAdmission(calls, pacing: .none)
    var started = 0
    while admission.next(at: .zero) != nil { started += 1 }
    #expect(started == most)
    admission.finish(Errand(calls[0]))
    #expect(admission.next(at: .zero)?.call == calls[most])
    #expect(admission.next(at: .zero) == nil)
  }

  @Test("after its free ones, a host's requests begin no closer together than the gap, and the other hosts' go on")
  func pacing() throws {
    let calls = try ["a.example/1", "a.example/2", "a.example/3", "a.example/4", "b.example/1", "b.example/2"].map(call)
    var admission = CallAdmission(calls, pacing: HostPacing(free: 2, gap: .seconds(3)) { $0 == "a.example" })
    var started: [FeedCall] = []
    while let errand = admission.next(at: .zero) { started.append(errand.call) }
    #expect(started == [calls[0], calls[4], calls[1], calls[5]])
    // Two are under way: that they end is what the host waits for.
    #expect(admission.nextRestEnd(after: .zero) == nil)
    admission.finish(Errand(calls[0]))
    #expect(admission.nextRestEnd(after: .zero) == .seconds(3))
    // Who may begin, and cannot because of the others, waits for them, not for the time.
    #expect(admission.nextRestEnd(after: .seconds(3)) == nil)
    #expect(admission.next(at: .milliseconds(2999)) == nil)
    #expect(admission.next(at: .seconds(5))?.call == calls[2])
    admission.finish(Errand(calls[1]))
    #expect(admission.nextRestEnd(after: .seconds(5)) == .seconds(8))
    #expect(admission.next(at: .milliseconds(7999)) == nil)
    #expect(admission.next(at: .seconds(8))?.call == calls[3])
    #expect(admission.nextRestEnd(after: .zero) == nil)
  }

  @Test("a host that is not asked any more needs no rest")
  func withheldWhileResting() throws {
    let calls = try ["a.example/1", "a.example/2"].map(call)
    var admission = CallAdmission(calls, pacing: HostPacing(free: 1, gap: .seconds(3)) { _ in true })
    #expect(admission.next(at: .zero)?.call == calls[0])
    #expect(admission.nextRestEnd(after: .zero) == .seconds(3))
    #expect(admission.withhold("a.example") { _ in true }.map(\.call) == [calls[1]])
    #expect(admission.nextRestEnd(after: .zero) == nil)
  }

  @Test("hosts that turn out to have one address are one server: its requests count together, and so does its rest")
  func oneAddress() throws {
    let calls = try ["a.example/1", "a.example/2", "a.example/3", "a.example/4", "b.example/1", "b.example/2", "c.example/1"].map(call)
    var admission = CallAdmission(calls, pacing: HostPacing(free: 5, gap: .seconds(3)) { _ in true })
    for index in [0, 4, 6, 1, 5] { #expect(admission.next(at: .zero)?.call == calls[index]) }
    // All of c's have begun, and two of each of the others.
    for (index, address) in [(0, "192.0.2.1"), (4, "192.0.2.1"), (6, "192.0.2.2")] {
      admission.finish(Errand(calls[index]))
      admission.learn(address, of: calls[index].address.host)
    }
    // One of each is still under way, which are two at one server.
    #expect(admission.next(at: .zero) == nil)
    #expect(admission.nextRestEnd(after: .zero) == nil)
    admission.finish(Errand(calls[1]))
    #expect(admission.next(at: .zero)?.call == calls[2])
    admission.finish(Errand(calls[5]))
    // It was the fifth there, after which there is a rest.
    #expect(admission.next(at: .seconds(2)) == nil)
    #expect(admission.nextRestEnd(after: .seconds(2)) == .seconds(3))
    #expect(admission.next(at: .seconds(3))?.call == calls[3])
  }

  @Test("an errand that was sent on counts for the host that it goes to, and goes before those who have not been anywhere")
  func sentOn() throws {
    let calls = try ["a.example/1", "b.example/1", "b.example/2", "b.example/3", "b.example/4"].map(call)
    var admission = CallAdmission(calls, pacing: .none)
    for index in [0, 1, 2] { #expect(admission.next(at: .zero)?.call == calls[index]) }
    admission.finish(Errand(calls[0]))
    admission.goOn(Errand(calls[0], request: FeedNetworkRequest(address: calls[1].address)))
    #expect(admission.next(at: .zero) == nil)
    admission.finish(Errand(calls[1]))
    #expect(admission.next(at: .zero)?.call == calls[0])
    admission.finish(Errand(calls[2]))
    #expect(admission.next(at: .zero)?.call == calls[3])
  }
}
