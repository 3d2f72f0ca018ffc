/// Lines of a journal that tests write.
enum JournalSample {
  /// A line that sets a mark of the article with this number, without its line break.
  static func line(_ number: Int, _ mark: String = "read") -> String {
    let digits = String(number)
    let id = String(repeating: "0", count: 20 - digits.count) + digits
    return #"{"id":"\#(id)","mark":"\#(mark)","set":true,"at":"2026-03-01T08:30:00Z"}"#
  }
}
