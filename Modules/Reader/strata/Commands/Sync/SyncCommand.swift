import ArgumentParser
import CoreCommandLine
import CoreComposition
import CoreDomain
import CoreScenes
import ReaderComposition
import ReaderDomain
import ReaderScenes

/// `strata sync [FOLDER | URL --user NAME [--allow-http] | --off [--force]]`
struct SyncCommand: ReaderCommand {
  static let configuration = CommandConfiguration(
    commandName: "sync", abstract: "Sync through a shared folder, or with a feed server such as FreshRSS or Miniflux.",
    discussion: """
      A folder carries marks, subscriptions, views and rules between your devices: name it once on each device, and Syncthing, git or a \
      mounted disk copies it. Each device writes two files of its own in it: one with marks, and one with the rest.

      A feed server fetches the feeds for you, and 'refresh' asks it for articles and marks. The URL is that of its Google Reader API: \
      https://HOST/api/greader.php for FreshRSS, https://HOST for Miniflux. The password is asked for, and kept in the file 'credentials' of \
      the data directory.

      Without a folder and a URL, the command shows the state, and needs no network.
      """)

  @OptionGroup var global: ReaderOptions
  @OptionGroup var quiet: QuietOption

  var isQuiet: Bool { quiet.isQuiet }

  /// A terminal must show again what is typed when a signal ends the question for the password.
  var handlesInterrupts: Bool { user != nil }

  @Flag(help: "Stop syncing. What you have, and the files in the folder or the account at the server, stay.")
  var off = false

  @Flag(help: "With --off: do not wait until a feed server has all marks.")
  var force = false

  @Option(help: ArgumentHelp("Your user name at the feed server.", valueName: "name"))
  var user: String?

  @Flag(name: .customLong("allow-http"), help: "Permit http without TLS, for a feed server in a private network.")
  var allowsHTTP = false

  @Argument(
    help: ArgumentHelp("The shared folder, or the URL of the feed server's API.", valueName: "folder-or-url"), completion: .directory)
  var place: String?

  func validate() throws {
    try quiet.check(changes: off || place != nil)
    try NameArgument.check(user, option: "--user")
    if off, place != nil { throw ValidationError("Give a folder, a URL or --off, not two of them.") }
    if force, !off { throw ValidationError("--force is for --off.") }
    if place == "" { throw ValidationError("The folder name is empty.") }
    if try login() == nil {
      if user != nil { throw ValidationError("--user is for a feed server: give the URL of its API, with https:// in front.") }
      if allowsHTTP { throw ValidationError("--allow-http is for a feed server: give the URL of its API, with https:// in front.") }
    }
  }

  func perform(in application: Application) async throws {
    if let login = try login() {
      await application.deviceSync().perform(.sync(.bind(login)))
    } else {
      await application.deviceSync().perform(.sync(off ? .end(isForced: force) : place.map { .begin(folder: $0) } ?? .show))
    }
  }

  /// The account of a feed server; nil when the place has no scheme, and so is a folder.
  private func login() throws -> ServerLogin? {
    guard let place, case .url = FeedSource(argument: place) else { return nil }
    let url: WebURL
    do throws(WebURL.ParseError) { url = try WebURL(typed: place) } catch {
      throw ValidationError(URLWording.message(for: place, error).sentence.text(for: ProgramIdentity.strata.name))
    }
    guard !url.hasCredentials else {
      throw ValidationError("The URL of a feed server must have no user name and no password: use --user; the password is asked for.")
    }
    guard !url.text.contains(where: { $0 == "?" || $0 == "#" }) else {
      throw ValidationError("The URL of a feed server's API has no '?' and no '#', such as https://HOST/api/greader.php.")
    }
    guard let user else { throw ValidationError("A feed server needs your user name: --user NAME.") }
    return ServerLogin(url: url, user: user, allowsHTTP: allowsHTTP)
  }
}
