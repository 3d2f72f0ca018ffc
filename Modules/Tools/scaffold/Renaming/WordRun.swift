/// A word of letters, digits and underscores, or the text between two words.
struct WordRun {
  let text: String
  let isWord: Bool

  static func all(in text: String) -> [WordRun] {
    var runs: [WordRun] = []
    var (run, isWord) = ("", false)
    for letter in text {
      // In a text, the letter of `\n` is no part of the word behind it.
      let isEscape = run.last == "\\" && "nrt".contains(letter)
      let belongs = !isEscape && (letter.isLetter || letter.isNumber || letter == "_")
      if belongs != isWord, !run.isEmpty {
        runs.append(WordRun(text: run, isWord: isWord))
        run = ""
      }
      run.append(letter)
      isWord = belongs
    }
    if !run.isEmpty { runs.append(WordRun(text: run, isWord: isWord)) }
    return runs
  }
}
