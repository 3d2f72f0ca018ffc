import CoreDomain
public import CoreScenes
public import ReaderDomain

/// The messages when a feed server cannot be used.
public enum ServerErrorWording {
  public static func message(for error: ServerError) -> Message {
    switch error {
    case .insecure(let host):
      Message(
        .failure, "No password is sent to \(host) over plain http, because others could read it on the way.",
        hint: "Use the https address. In a private network, --allow-http permits http.")
    case .web(let host, let problem):
      Message(
        .failure, "The feed server at \(host) cannot be used now: \(WebWording.sentence(for: problem))",
        hint: WebWording.hint(for: problem) ?? "All that is stored can be read meanwhile, and marks wait for the next contact.")
    case .moved(let host, let target):
      Message(
        .failure, "The feed server at \(host) sends its clients to \(URLRedaction.shown(target)); the password was not sent there.",
        hint: "If that address is right, bind it instead: \(run: "sync --off"), then \(run: "sync URL --user NAME").")
    case .refusedLogin(let host, let user):
      Message(
        .failure, "The feed server at \(host) refuses the password of '\(user)'.",
        hint: """
          FreshRSS and Miniflux have a password for the API alone; \(run: "sync URL --user NAME") asks for another. If the server refuses a \
          right one, too, open the URL of FreshRSS's API with /check/compatibility behind it.
          """)
    case .noPassword(let host, let user):
      Message(
        .failure, "There is no password of '\(user)' for \(host).",
        hint: "\(run: "sync URL --user NAME") asks for it; without a terminal, it reads a line of standard input.")
    case .noAPI(let url, let status):
      Message(
        .failure, "There is no Google Reader API at \(url.shown) (status \(status)).",
        hint: "Switch the API on in the server's settings. FreshRSS has it at https://HOST/api/greader.php, Miniflux at https://HOST.")
    case .invalidAnswer(let host, let call, let found):
      Message(
        .failure, "The answer of \(host) to '\(call)' is not that of a feed server: it is \(found).",
        hint: "Nothing of it was used. Perhaps a login page of the network, or a proxy, answers in place of the server.")
    case .noFeeds(let host, let known):
      Message(
        .failure,
        "The feed server at \(host) lists no feeds any more, so \(CountWording.text(known, "feed")) of it \(known == 1 ? "stays" : "stay") here.",
        hint: "If you have emptied the account, \(run: "refresh --accept-empty") empties the list here, too. Articles and marks are kept.")
    case .busy(let host, let seconds):
      Message(
        .failure, "The feed server at \(host) asks to wait\(seconds.map { " \(wait($0))" } ?? "").",
        hint: "Marks are kept; the first refresh after that sends them.")
    case .refused(let host, let reason):
      Message(
        .failure, "The feed server at \(host) refuses the change: \(IncompleteAdditionWording.quoted(reason))",
        hint: "What it refuses is not changed here either.")
    case .loginOfFeed(let host):
      Message(
        .failure, "A feed that needs a login is not followed through \(host), because its login stays on this computer.",
        hint: "Follow it on the server itself, or without a server: \(run: "sync --off").")
    case .feedOfThisComputer(let host):
      Message(
        .failure, "A program or a file of this computer is not followed while \(host) fetches the feeds.",
        hint: "\(run: "sync --off") ends that and keeps everything.")
    case .credentials(let reason):
      Message(
        .failure, "The password of the feed server cannot be read: \(reason).",
        hint: "The file has a line 'machine HOST login NAME password PASSWORD', and only you may read it (chmod 600).")
    case .boundElsewhere(let place):
      Message(
        .failure, "This data directory syncs with \(place) already.",
        hint: "\(run: "sync --off") ends that and keeps everything.")
    case .unsentMarks(let count):
      Message(
        .failure, "\(CountWording.text(count, "change")) of marks \(count == 1 ? "was" : "were") never sent to the feed server.",
        hint: "\(run: "refresh") sends them; \(run: "sync --off --force") ends without that, and keeps the marks here.")
    case .notBound:
      Message(.failure, "This data directory is bound to no feed server.", hint: "\(run: "sync URL --user NAME") binds it.")
    }
  }

  /// A wait in seconds, or in a larger unit when it is long.
  private static func wait(_ seconds: Int) -> String {
    seconds < 600 ? CountWording.text(seconds, "second") : DurationWording.text(minutes: (seconds + 59) / 60)
  }
}
