import CoreDomain
import CoreDoubles
import CoreScenes
import ReaderDomain
import ReaderScenes
import Testing

@Suite("Messages about feed servers")
struct ServerErrorWordingTests {
  private static let host = "rss.example.org"

  @Test(
    "the message of each error, word for word",
    arguments: [
      (
        .insecure(host: host), "No password is sent to rss.example.org over plain http, because others could read it on the way.",
        "Use the https address. In a private network, --allow-http permits http."
      ),
      (
        .web(host: host, .cannotConnect(host: host)),
        "The feed server at rss.example.org cannot be used now: cannot connect to rss.example.org.",
        "All that is stored can be read meanwhile, and marks wait for the next contact."
      ),
      (
        .web(host: host, .hostNotFound(host: host)),
        "The feed server at rss.example.org cannot be used now: there is no server named rss.example.org.",
        "Check the URL and the network."
      ),
      (
        .moved(host: host, to: "https://new.example.org/api/?token=secret"),
        "The feed server at rss.example.org sends its clients to https://new.example.org/api/?token=…; the password was not sent there.",
        "If that address is right, bind it instead: \(run: "sync --off"), then \(run: "sync URL --user NAME")."
      ),
      (
        .refusedLogin(host: host, user: "bob"), "The feed server at rss.example.org refuses the password of 'bob'.",
        """
        FreshRSS and Miniflux have a password for the API alone; \(run: "sync URL --user NAME") asks for another. If the server refuses a \
        right one, too, open the URL of FreshRSS's API with /check/compatibility behind it.
        """
      ),
      (
        .noPassword(host: host, user: "bob"), "There is no password of 'bob' for rss.example.org.",
        "\(run: "sync URL --user NAME") asks for it; without a terminal, it reads a line of standard input."
      ),
      (
        .noAPI(.sample("https://rss.example.org/api/greader.php"), status: 503),
        "There is no Google Reader API at https://rss.example.org/api/greader.php (status 503).",
        "Switch the API on in the server's settings. FreshRSS has it at https://HOST/api/greader.php, Miniflux at https://HOST."
      ),
      (
        .invalidAnswer(host: host, call: "subscription/list", found: "a web page"),
        "The answer of rss.example.org to 'subscription/list' is not that of a feed server: it is a web page.",
        "Nothing of it was used. Perhaps a login page of the network, or a proxy, answers in place of the server."
      ),
      (
        .busy(host: host, seconds: 1), "The feed server at rss.example.org asks to wait 1 second.",
        "Marks are kept; the first refresh after that sends them."
      ),
      (
        .busy(host: host, seconds: 85_000), "The feed server at rss.example.org asks to wait 23 hours.",
        "Marks are kept; the first refresh after that sends them."
      ),
      (
        .busy(host: host, seconds: nil), "The feed server at rss.example.org asks to wait.",
        "Marks are kept; the first refresh after that sends them."
      ),
      (
        .loginOfFeed(host: host),
        "A feed that needs a login is not followed through rss.example.org, because its login stays on this computer.",
        "Follow it on the server itself, or without a server: \(run: "sync --off")."
      ),
      (
        .credentials(reason: "/home/me/credentials is a folder"),
        "The password of the feed server cannot be read: /home/me/credentials is a folder.",
        "The file has a line 'machine HOST login NAME password PASSWORD', and only you may read it (chmod 600)."
      ),
      (
        .boundElsewhere("/shared"), "This data directory syncs with /shared already.",
        "\(run: "sync --off") ends that and keeps everything."
      ),
      (
        .noFeeds(host: host, known: 1), "The feed server at rss.example.org lists no feeds any more, so 1 feed of it stays here.",
        "If you have emptied the account, \(run: "refresh --accept-empty") empties the list here, too. Articles and marks are kept."
      ),
      (
        .unsentMarks(3), "3 changes of marks were never sent to the feed server.",
        "\(run: "refresh") sends them; \(run: "sync --off --force") ends without that, and keeps the marks here."
      ),
      (
        .feedOfThisComputer(host: "rss.example.org"),
        "A program or a file of this computer is not followed while rss.example.org fetches the feeds.",
        "\(run: "sync --off") ends that and keeps everything."
      ), (.notBound, "This data directory is bound to no feed server.", "\(run: "sync URL --user NAME") binds it."),
    ] as [(ServerError, MessageText, MessageText)])
  func messages(error: ServerError, sentence: MessageText, hint: MessageText) {
    #expect(ServerErrorWording.message(for: error) == Message(.failure, sentence, hint: hint))
  }

  @Test(
    "a server's own words end with one full stop, on one line, without control characters, and are cut when they are long",
    arguments: [
      ("already followed", "already followed."), ("Déjà suivi.", "Déjà suivi."), ("a\u{1B}[2Jb\n  c", "a[2Jb c."),
      (String(repeating: "x", count: 400), String(repeating: "x", count: 296) + "…"),
    ])
  func refused(reason: String, words: String) {
    let sentence: MessageText = "The feed server at rss.example.org refuses the change: \(words)"
    #expect(
      ServerErrorWording.message(for: .refused(host: Self.host, reason: reason))
        == Message(.failure, sentence, hint: "What it refuses is not changed here either."))
  }
}
