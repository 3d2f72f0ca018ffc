import Testing

@testable import scaffold

@Suite("Renaming a feature")
struct FeatureRenamingTests {
  @Test(
    "code, sentences, file names, settings and commands are spelled as they should be",
    arguments: [
      (#"let quotes = quoteURL"#, "let tips = tipURL", "let urlNotes = urlNoteURL", "let allAdvice = adviceURL"),
      (#"case notAQuote // a quote"#, "case notATip // a tip", "case notAURLNote // a URL note", "case notAnAdvice // an advice"),
      (#""a quote" "#, #""a tip" "#, #""a URL note" "#, #""an advice" "#),
      ("/// A `Quote`", "/// A `Tip`", "/// A `URLNote`", "/// An `Advice`"),
      ("/// Quotes are", "/// Tips are", "/// URL notes are", "/// Advice are"),
      (#""quotes.json""#, #""tips.json""#, #""url-notes.json""#, #""advice.json""#),
      (#""quote.url""#, #""tip.url""#, #""url-note.url""#, #""advice.url""#),
      (#""/quotes/random""#, #""/tips/random""#, #""/url-notes/random""#, #""/advice/random""#),
      (#"["quote", "--json"]"#, #"["tip", "--json"]"#, #"["url-note", "--json"]"#, #"["advice", "--json"]"#),
      ("/// `sample quote`", "/// `sample tip`", "/// `sample url-note`", "/// `sample advice`"),
      (#""WebQuoteStore.quote""#, #""WebTipStore.tip""#, #""WebURLNoteStore.urlNote""#, #""WebAdviceStore.advice""#),
      (#""\(quote.text) quote""#, #""\(tip.text) tip""#, #""\(urlNote.text) URL note""#, #""\(advice.text) advice""#),
      (
        ##"#"{"quotes":"\#(quotes)"}"#"##, ##"#"{"tips":"\#(tips)"}"#"##, ##"#"{"url-notes":"\#(urlNotes)"}"#"##,
        ##"#"{"advice":"\#(allAdvice)"}"#"##
      ),
      (
        "QUOTE unquoted api.quotable.io", "TIP unquoted api.quotable.io", "URL_NOTE unquoted api.quotable.io",
        "ADVICE unquoted api.quotable.io"
      ),
    ])
  func spellings(model: String, tip: String, urlNote: String, advice: String) throws {
    let names = [try FeatureName("Tip"), try FeatureName("URLNote"), try FeatureName("Advice", plural: "Advice")]
    let renamed = names.map { FeatureRenaming(old: .model, new: $0).source(model) }
    #expect(renamed == [tip, urlNote, advice])
  }

  @Test("a path is renamed in its folders and in its file")
  func paths() throws {
    let renaming = FeatureRenaming(old: .model, new: try FeatureName("Entity"))
    #expect(renaming.path("Tests/DomainTests/Quotes/QuoteSummary+Sample.swift") == "Tests/DomainTests/Entities/EntitySummary+Sample.swift")
  }

  @Test("the stretches of a file are the file, with strings in strings told apart")
  func stretches() {
    let source = ##"a("x \(b("y") + "z") w", #"\(no) "\#(yes)""#) /* c */ // d"## + "\nlet e = \"\"\"\n  \"f\" \\(g)\n  \"\"\"\n"
    let stretches = SourceStretch.all(of: source)
    #expect(stretches.map(\.text).joined() == source)
    let code = stretches.filter(\.isCode).map(\.text).joined()
    #expect(WordRun.all(in: code).filter(\.isWord).map(\.text) == ["a", "b", "yes", "let", "e", "g"])
  }
}
