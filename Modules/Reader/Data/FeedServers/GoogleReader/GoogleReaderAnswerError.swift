/// Why a response is not one of the API. The text continues the words "it is".
struct GoogleReaderAnswerError: Error, Hashable {
  let found: String
}
