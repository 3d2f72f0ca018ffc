import Testing

@testable import scaffold

@Suite("Spellings of a name")
struct NameSpellingTests {
  @Test(
    "a name has a spelling for each place",
    arguments: [
      ("Tip", "tip", "TIP", "tip", "tip", "Tip"),
      (
        "SupportTicketNote", "supportTicketNote", "SUPPORT_TICKET_NOTE", "support-ticket-note", "support ticket note", "Support ticket note"
      ),
      ("URLNote", "urlNote", "URL_NOTE", "url-note", "URL note", "URL note"),
      ("NoteURL", "noteURL", "NOTE_URL", "note-url", "note URL", "Note URL"),
      ("APIs", "apis", "APIS", "apis", "APIs", "APIs"),
      ("X", "x", "X", "x", "x", "X"),
    ])
  func spellings(type: String, member: String, constant: String, command: String, prose: String, capitalProse: String) {
    let name = NameSpelling(type)
    #expect(name.member == member && name.constant == constant && name.command == command)
    #expect(name.prose == prose && name.capitalProse == capitalProse)
  }

  @Test(
    "the article is the spoken one",
    arguments: [
      ("Entity", true), ("Tip", false), ("URLNote", false), ("SQLNote", true), ("User", false), ("Unit", false), ("Update", true),
      ("Hour", true), ("House", false), ("XMLNote", true),
    ])
  func articles(type: String, followsAn: Bool) {
    #expect(NameSpelling(type).followsAn == followsAn)
  }

  @Test(
    "the usual plural", arguments: [("Tip", "Tips"), ("Entity", "Entities"), ("Box", "Boxes"), ("Wish", "Wishes"), ("Day", "Days")])
  func plurals(type: String, plural: String) {
    #expect(NameSpelling(type).usualPlural == plural)
  }
}
