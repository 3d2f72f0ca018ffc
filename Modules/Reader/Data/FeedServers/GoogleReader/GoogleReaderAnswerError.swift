/// Why a response is not one of the API. The text continues the words "it is".
struct GoogleReaderAnswerError: Error, Hashable {
  let found: String

  /// The response begins as one of the API, and cannot be read to its end.
  static let broken = GoogleReaderAnswerError(found: "broken JSON")
}
