extension AppEdit {
  /// The shared layers without what no feature of an app uses: bodies that are read while they arrive, days of the week, exports without nulls.
  static let unused: [AppEdit] = streams + streamTests + values

  private static let streams: [AppEdit] = {
    let folder = "Modules/Drivers/Transfer"
    let (loop, transfer) = ("\(folder)/Loop/TransferLoop.swift", "\(folder)/Curl/RunningTransfer.swift")
    return [
      .without("private var streams:", in: loop),
      .without("public func streamedStep(", in: loop),
      .without("func nextChunk(", in: loop),
      .without("func letGo(", in: loop),
      .without("for (id, stream) in streams {", in: loop),
      .without("private var isPaused", in: transfer),
      .without("func setPaused(", in: transfer),
      .withoutLine("// The transfer pauses at once,", in: transfer),
      .replacing("return !receiver.isFull || setPaused(true)", with: "return true", in: transfer),
      .without("func pause(", in: "\(folder)/Curl/EasyHandle.swift"),
      .without("var isFull: Bool { get }", in: "\(folder)/Loop/TransferReceiver.swift"),
      .without("var isFull: Bool { false }", in: "\(folder)/Loop/BufferingReceiver.swift"),
      .without("extension TransferStep {", in: "\(folder)/Responses/TransferStep.swift"),
      .without("public typealias StreamedResponse", in: "\(folder)/Responses/HTTPResponse.swift"),
    ]
  }()

  private static let streamTests: [AppEdit] = {
    let folder = "Tests/TransferTests"
    return [
      .without("extension TransferLoop {", in: "\(folder)/Asking.swift"),
      .without("func untakenBody()", in: "\(folder)/LimitTests.swift"),
      .withoutLine(
        "await #expect(throws: error) { try await Self.loop(public: server).streamedResponse(", in: "\(folder)/NetworkBoundaryTests.swift"),
      .without("func steps()", in: "\(folder)/RedirectTests.swift"),
      .without("func pausing()", in: "\(folder)/HTTP2Tests.swift"),
      .without("func paused()", in: "\(folder)/SecureTests.swift"),
    ]
  }()

  private static let values: [AppEdit] = [
    .without("extension Timestamp {", in: "Modules/Domain/Values/Timestamp.swift"),
    .without("public enum Weekday", in: "Modules/Domain/Values/CalendarDate.swift"),
    .without("func weekdays()", in: "Tests/DomainTests/Values/CalendarDateTests.swift"),
  ]
}
