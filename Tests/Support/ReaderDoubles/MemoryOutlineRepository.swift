import CoreDoubles
public import ReaderDomain

/// Subscription lists in memory.
public actor MemoryOutlineRepository: OutlineRepository {
  /// The calls that can be made to fail.
  public enum Call: Hashable, Sendable, CaseIterable {
    case read, text, write
  }

  /// The paths of the written files, in order.
  public private(set) var written: [String] = []

  private let outlines: [FileLocation: Outline]
  private let ownText: String
  private var failures = PlannedFailures<Call, ReaderError>()

  /// - Parameters:
  ///   - outlines: the documents that can be read.
  ///   - ownText: the text of the user's list.
  public init(_ outlines: [FileLocation: Outline] = [:], ownText: String = "") {
    self.outlines = outlines
    self.ownText = ownText
  }

  /// Makes calls throw this error; nil makes them succeed again.
  public func failWith(_ error: ReaderError?, on calls: [Call] = Call.allCases) {
    failures.plan(error, on: calls)
  }

  public func read(from place: FileLocation) throws(ReaderError) -> Outline {
    try failures.check(.read)
    guard let outline = outlines[place] else { throw .document(place, .missing) }
    return outline
  }

  public func text() throws(ReaderError) -> String {
    try failures.check(.text)
    return ownText
  }

  public func write(toFile path: String) throws(ReaderError) {
    try failures.check(.write)
    written.append(path)
  }
}
