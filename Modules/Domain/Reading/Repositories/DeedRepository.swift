/// What the person did last, to be taken back.
public protocol DeedRepository: Sendable {
  /// Remembers a deed as the last one. Only the last `Deed.mostKept` are kept.
  func remember(_ deed: Deed) async throws(ReadingError)

  /// The last deed; nil when there is none.
  func last() async throws(ReadingError) -> Deed?

  /// Forgets a deed if it is the last one: it was taken back.
  func forget(_ deed: Deed) async throws(ReadingError)
}
