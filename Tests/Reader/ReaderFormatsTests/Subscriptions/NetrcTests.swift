import CoreDomain
import DataDoubles
import Subscriptions
import ReaderDomain
import Testing

@Suite("Credentials files")
struct NetrcTests {
  private static let url = StoreSample.url("https://example.org/feed")

  private func login(_ text: String, _ url: WebURL = url) throws -> String? {
    try Netrc(Array(text.utf8)).login(for: url).map { "\($0.name)|\($0.password)" }
  }

  @Test(
    "words are separated by white space; a quote and a number sign count only at the start of a word",
    arguments: [
      ("machine example.org login me password secret", "me|secret"), ("machine EXAMPLE.ORG\n\tpassword secret\r\n login me", "me|secret"),
      ("machine example.org login me password \"a b\"", "me|a b"), ("machine example.org login \"a \\\" \\\\\" password \"\"", "a \" \\|"),
      ("machine example.org login me password a\"b#c'd", "me|a\"b#c'd"), ("machine example.org login me password 'a", "me|'a"),
      ("machine example.org login me password a\\b", "me|a\\b"), ("machine example.org login me password \"#1\" # it's \"mine\"", "me|#1"),
      ("# machine example.org login no password no\nmachine example.org login me password pw", "me|pw"),
      ("machine example.org # \"\nlogin me # x\npassword pw", "me|pw"), ("\u{FEFF}machine example.org login me password pw", "me|pw"),
      ("machine example.org login me account x password pw", "me|pw"), ("machine example.org \"login\" no login me password pw", "me|pw"),
      ("machine example.org login me password machine", "me|machine"),
      ("machine example.org login a password 1 login b password 2", "a|1"),
      ("machine other.org login a password 1 machine example.org login b password 2", "b|2"),
      ("machine example.org login a password 1\ndefault login b password 2", "a|1"),
      ("default login b password 2", nil), ("machine example.org default login b password 2", nil),
      ("machine example.org login me password", nil), ("machine example.org login #me\npassword pw", nil),
    ] as [(String, String?)])
  func grammar(text: String, expected: String?) throws {
    #expect(try login(text) == expected)
  }

  @Test(
    "of several logins of a host, the name in the URL chooses",
    arguments: [("", "a|1"), ("a@", "a|1"), ("b@", "b|2"), ("%62:x@", "b|2"), ("c@", "a|1")])
  func several(user: String, expected: String) throws {
    let url = try WebURL("https://\(user)example.org/feed")
    for text in [
      "machine example.org login a password 1 login b password 2",
      "machine example.org password 1 login a\nmachine example.org password 2 login b",
    ] { #expect(try login(text, url) == expected) }
  }

  @Test("a quote that is not closed in its line is an error with the line", arguments: [("\"", 1), ("a\n\"b\n\"", 2), ("\"\\\"", 1)])
  func unclosed(text: String, line: Int) {
    #expect(throws: Netrc.UnclosedQuote.self) { try Netrc(Array(text.utf8)) }
    do throws(Netrc.UnclosedQuote) { _ = try Netrc(Array(text.utf8)) } catch { #expect(error.line == line) }
  }

  @Test(
    "a stored login replaces that of its host, or follows the others, and leaves the rest as it was",
    arguments: [
      ("", "", "machine example.org login ann password pw\n"),
      (
        "# mine\nmachine other.org login b password 2", "",
        "# mine\nmachine other.org login b password 2\nmachine example.org login ann password pw\n"
      ),
      ("machine example.org  password \"x y\" # old\n login bob\n", "", "machine example.org  password pw # old\n login ann\n"),
      ("machine example.org login bob password 1\n", "bob@", "machine example.org login ann password pw\n"),
      (
        "machine example.org login bob password 1\n", "ann@",
        "machine example.org login bob password 1\nmachine example.org login ann password pw\n"
      ),
    ])
  func stores(text: String, user: String, expected: String) throws {
    let url = try WebURL("https://\(user)example.org/feed")
    let stored = try Netrc(Array(text.utf8)).storing(Login(name: "ann", password: "pw"), for: url)
    #expect(String(decoding: stored, as: UTF8.self) == expected)
  }

  @Test("of a host with several logins, an account has the one with its name")
  func named() throws {
    let netrc = try Netrc(Array("machine example.org login a password 1 login b password 2 machine other.org login c password 3".utf8))
    #expect(["a", "b", "c", ""].map { netrc.login(named: $0, at: "example.org")?.password } == ["1", "2", nil, nil])
    let stored = try Netrc(netrc.storing(Login(name: "b", password: "4"), at: "example.org"))
    #expect([stored.login(named: "a", at: "example.org"), stored.login(named: "b", at: "example.org")].map { $0?.password } == ["1", "4"])
  }

  @Test(
    "a removed login leaves comments and the other logins, and the machine while another login is at it",
    arguments: [
      ("machine example.org login a password 1\n", ""), ("machine example.org login a password 1", ""), ("", ""),
      (
        "# x\nmachine o login b password 2\nmachine example.org\n  login a\n  password \"1 2\"\n# y\n",
        "# x\nmachine o login b password 2\n# y\n"
      ),
      ("machine example.org password 1 login a login b password 2\n", "machine example.org login b password 2\n"),
      ("machine example.org login b password 2 login a password 1\n", "machine example.org login b password 2 \n"),
      ("machine example.org login a # mine\npassword 1\nmachine example.org login a password 3\n", "# mine\n"),
      ("machine other.org login a password 1\n", "machine other.org login a password 1\n"),
    ])
  func removes(text: String, expected: String) throws {
    let left = try Netrc(Array(text.utf8)).removing("a", at: "example.org")
    #expect(String(decoding: left, as: UTF8.self) == expected)
    #expect(try Netrc(left).login(named: "a", at: "example.org") == nil)
  }

  @Test("a reserved login is neither used nor replaced for a feed, and other logins are", arguments: ["", "a@"])
  func reserved(user: String) throws {
    let url = try WebURL("https://\(user)example.org/feed")
    let text = "machine example.org login a password 1\n"
    let netrc = try Netrc(Array(text.utf8)).without(ReservedLogin(host: "example.org", name: "a"))
    #expect(netrc.login(for: url) == nil && netrc.replaced(for: url) == nil)
    let stored = String(decoding: netrc.storing(Login(name: "ann", password: "pw"), for: url), as: UTF8.self)
    #expect(stored == text + "machine example.org login ann password pw\n")
    for other in [ReservedLogin(host: "other.org", name: "a"), ReservedLogin(host: "example.org", name: "b")] {
      #expect(try Netrc(Array(text.utf8)).without(other).login(for: url) != nil)
    }
  }

  @Test(
    "every name and password is read back as it was stored",
    arguments: ["a", "", "a b", "#a", "\"", "a\"b", "\\", "\"a\\\"", "é\u{A0}x", "'"])
  func readBack(text: String) throws {
    let login = Login(name: "n\(text)", password: text)
    let stored = try Netrc(Array("machine other.org login x password y".utf8)).storing(login, for: Self.url)
    #expect(try Netrc(stored).login(for: Self.url) == login)
  }
}
