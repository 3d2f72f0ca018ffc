/// Why a response is none of the API. The text continues the words "it is".
struct GoogleReaderAnswerError: Error, Hashable {
  let found: String
}
