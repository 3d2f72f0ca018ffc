import CoreDomain
import CoreScenes
import ReaderDomain

/// The messages when a feed server cannot be used.
enum ServerErrorWording {
  static func message(for error: ServerError) -> Message {
    switch error {
    case .insecure(let host):
      Message(
        .failure, "\(host) is not asked without encryption: the password would be readable on the way.",
        hint: "Use the https address. In a private network, --allow-http permits http.")
    case .web(let host, let problem):
      Message(
        .failure, "The feed server at \(host) did not answer: \(WebWording.sentence(for: problem))", hint: WebWording.hint(for: problem))
    case .moved(let host, let target):
      Message(
        .failure, "The feed server at \(host) has moved to \(target).",
        hint: "If that is yours, stop with \(run: "sync --off") and bind the new address.")
    case .refusedLogin(let host, let user):
      Message(
        .failure, "The feed server at \(host) refuses the password of '\(user)'.",
        hint:
          "FreshRSS wants the API password from its profile page. If it is right, the web server may drop the header: \(host) tells at /api/greader.php/check/compatibility."
      )
    case .noPassword(let host, let user):
      Message(
        .failure, "There is no password of '\(user)' for \(host).",
        hint: "\(run: "sync URL --user NAME") asks for it; without a terminal, it reads a line of standard input.")
    case .noAPI(let url, let status):
      Message(
        .failure, "There is no Google Reader API at \(url.shown) (\(status)).",
        hint: "Switch the API on in the server's settings. FreshRSS has it at https://HOST/api/greader.php, Miniflux at https://HOST.")
    case .invalidAnswer(let host, let call, let found):
      Message(
        .failure, "The answer of \(host) to '\(call)' is none of a feed server: it is \(found).",
        hint: "Nothing was changed. A login page of the network may be in the way.")
    case .busy(let host, let seconds):
      Message(
        .failure, "The feed server at \(host) asks to wait\(seconds.map { " \(CountWording.text($0, "second"))" } ?? "").",
        hint: "Your changes are kept, and sent with the next \(run: "refresh").")
    case .refused(let host, let reason):
      Message(.failure, "The feed server at \(host) refuses the change: \(reason).", hint: "Nothing was changed here.")
    case .credentials(let reason):
      Message(.failure, "The password of the feed server cannot be read: \(reason).")
    case .boundElsewhere(let place):
      Message(.failure, "This data directory syncs with \(place) already.", hint: "\(run: "sync --off") ends that and keeps everything.")
    case .notBound:
      Message(.failure, "This data directory is bound to no feed server.", hint: "\(run: "sync URL --user NAME") binds it.")
    }
  }
}
