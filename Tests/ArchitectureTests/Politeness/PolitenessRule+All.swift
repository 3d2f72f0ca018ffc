extension PolitenessRule {
  /// Every rule of the list, with the verdict on the program.
  static let all = asking + waiting + load + requests + introduction + answers + slowingDown + moves

  private static let opaque =
    "validators are sent back byte for byte in every run, including quotes, weak prefixes and odd dates"

  private static let asking = [
    PolitenessRule(
      1...4, "keep `ETag` and `Last-Modified` as received, and send them back",
      .met([opaque, "the bytes of a validator are sent back unchanged in any encoding"])),
    PolitenessRule(
      10...11, "keep them within a run, between runs, after a crash, and when the body has not changed",
      .met([
        opaque, "an interrupted run keeps the validators of the responses that arrived",
        "fetch states survive killing a refresh while one server is silent",
      ])),
    PolitenessRule(
      12...13, "never invent or reformat either value",
      .met([opaque, "a request for a response without validators has none: no validator is made from its Date"])
    ),
    PolitenessRule(
      14, "both form one set: a new response replaces both",
      .met([
        "ETag and Last-Modified form one set: a new response replaces both and clears a missing one",
        "a new Last-Modified in a 304 with the same ETag is sent from then on",
      ])
    ),
    PolitenessRule(
      15...16, "keep them across upgrades of the program, 429 and every error",
      .met(["validators in a file of an older version are sent", "validators survive every failure and an unchanged body"])),
  ]

  private static let waiting = [
    PolitenessRule(
      20, "429: wait at least `Retry-After`, for the whole server, across runs",
      .met([
        "Retry-After of a 429 or 503, in seconds or as a date, holds for the whole server, across runs and despite --force",
        "within a run, a server that answers 429 gets no requests for its other feeds",
        "a Retry-After of more than a day is respected, up to 30 days",
        "Retry-After still holds when a feed is unfollowed and followed again, and for other feeds of a busy server",
        "a server that answers 429 when a feed is followed gets one request for it, however often the user tries",
      ])),
    PolitenessRule(
      21, "429 and 503 without a time: back off too",
      .met(["429 and 503 without Retry-After mean a back-off that doubles, and one of an hour for the server's other feeds"])),
    PolitenessRule(
      22, "respect `Cache-Control: max-age` and `Expires`",
      .met([
        "a feed is not requested while its response is fresh, for up to a day",
        "a refused feed is not requested while the refusal is fresh, for up to a day",
      ])),
    PolitenessRule(
      23, "follow the feed's own rhythm",
      .met([
        "a feed with monthly articles is requested once a day, and one with constant articles every half hour",
        "a silent feed is requested at most 36 times in the first week and once a day from then on, whatever hints it lacks",
        "a feed whose newest article is a week old is requested once a day from the start",
        "a feed with an article every three hours is requested at most 48 times a day, and each article is found within 45 minutes",
        "new articles after three weeks of silence are found within a day, and later ones as fast as without the silence",
      ])),
    PolitenessRule(
      24, "respect `ttl`, `skipHours`, `skipDays`, `sy:updatePeriod` and `sy:updateFrequency`",
      .met(["the schedule in a feed is respected"])),
  ]

  private static let load = [
    PolitenessRule(
      30...32, "fetch nothing twice, and never hammer an item",
      .met([
        "a run requests each feed once, and nothing else",
        "the longest suggested interval applies, but at least half an hour and at most a day",
      ])
    ),
    PolitenessRule(
      33...34, "never hammer a server; treat many feeds of one host as one server",
      .met([
        "a server gets at most two requests at once", "hosts take turns, and each gets at most two requests at once",
        "a server with many feeds gets its free requests first, and one more after each gap",
        "within a run, a server that answers 429 gets no requests for its other feeds",
        "thirty feeds that redirect to one host count as feeds of that host: it gets two requests at once",
        "an unresponsive host is given up after two of its feeds, and other hosts are not",
      ])),
    PolitenessRule(
      35, "treat hosts with one IP address as one server",
      .met(["hosts with one IP address count as one server for the rest of the session"])),
    PolitenessRule(
      36, "follow a feed with a single request",
      .met(["following a feed takes one request, which is its first refresh; through a page it takes two"])),
    PolitenessRule(
      37, "spread requests over time, instead of cron at round minutes",
      .met(["feeds that were requested together are scheduled at many different times, in groups", "the delay of a feed differs each time"])
    ),
  ]

  private static let requests = [
    PolitenessRule(
      50...51, "use GET only, no HEAD",
      .met(["every request is a GET without cookies, Referer or headers that defeat caches"])),
    PolitenessRule(
      60...62, "check a URL, never guess one; add nothing to its query",
      .met([
        "an invalid URL is rejected without a request, and no scheme is guessed",
        "a URL is requested as given: nothing is added, sorted, escaped or normalised",
      ])),
    PolitenessRule(
      63...66, "send no cookies, no `Referer` and nothing that defeats caches; leave the query alone",
      .met([
        "every request is a GET without cookies, Referer or headers that defeat caches",
        "a URL is requested as given: nothing is added, sorted, escaped or normalised",
      ])),
    PolitenessRule(
      70, "send no request when a second refresh follows within the shortest interval, and say so",
      .met(["a second refresh within half an hour sends no request and says until when; --force sends a conditional one"])
    ),
    PolitenessRule(
      71, "ask the user before an unconditional request",
      .doesNotApply("no command sends an unconditional request for a stored feed: `--force` stays conditional")),
  ]

  private static let introduction = [
    PolitenessRule(80, "give a working contact in `User-Agent`", .notMet("the project has no website, and Strata invents none")),
    PolitenessRule(
      81...90, "send an honest `User-Agent`: name and version, the same for every request; no browser, no bare library, no user, no time",
      .met(["every request has the same User-Agent: the program and its version, no browser and no library"])),
  ]

  private static let answers = [
    PolitenessRule(
      100, "do not follow what is not a feed",
      .met(["a URL without a feed is not followed, the reason is shown, and no other URL is tried"])),
    PolitenessRule(
      101, "on failure, show the status and how the body begins",
      .met(["when following or checking a feed fails, the status and the start of the response are shown"])),
    PolitenessRule(
      102, "say when a page names no feed", .met(["a URL without a feed is not followed, the reason is shown, and no other URL is tried"])),
    PolitenessRule(
      103...105, "find a page's feeds by its alternate links, never guess them",
      .met([
        "only alternate links name the feeds of a page",
        "a URL without a feed is not followed, the reason is shown, and no other URL is tried",
      ])),
    PolitenessRule(
      106, "never print private URLs or send them elsewhere",
      .met([
        "credentials and tokens in URLs are never printed, not even in errors, traces and output for programs",
        "a name and password in the URL are sent only to its origin, and so is an Authorization field",
        "a feed's extra header stays with its origin, and its User-Agent follows redirects",
        "validators are sent only to the server that issued them, and not to a redirect target",
      ])),
  ]

  private static let failing = "a feed that keeps failing is requested less and less, across runs, down to about once a day"
  private static let gone = "a feed that is gone (410) is never requested again, and the user sees why"

  private static let slowingDown = [
    PolitenessRule(110, "slow down when the answer stops being a feed", .met([failing])),
    PolitenessRule(111, "410: stop for good", .met([gone])),
    PolitenessRule(112...113, "slow down on 403 and 404", .met([failing])),
    PolitenessRule(114, "410: tell the user", .met([gone])),
    PolitenessRule(
      115...119, "slow down on other refusals, and when a server is not found, unreachable, untrusted, broken or silent",
      .met([failing, "a feed slows down when its server is unknown, unreachable, untrusted or stalled"])),
    PolitenessRule(
      120, "tell the user about each", .met(["some feeds fail, the others are fetched, and the failures are listed with reasons"])),
  ]

  private static let moves = [
    PolitenessRule(
      130...132, "301 and 308 on every hop: after several days, save the new URL, say so, keep the old one",
      .met([
        "a redirect that is permanent at every step is saved on the third day, reported and undoable; the old URL gets no more requests",
        "a reverted redirect is not applied again",
      ])),
    PolitenessRule(
      133...135, "302 and 307: fetch from there, save nothing",
      .met([
        "a temporary redirect is followed and never saved",
        "a permanent redirect after a temporary one does not change the feed's URL",
        "permanent redirects before a temporary one are saved",
      ])),
    PolitenessRule(
      136, "report TLS errors, never ignore them", .met(["an untrusted connection is reported and never used"])
    ),
    PolitenessRule(
      137, "merge two subscriptions that arrive at one URL, and keep stars and read marks",
      .met(["two subscriptions that redirect to one URL become one, with the stars and read marks of both"])),
    PolitenessRule(140...141, "compressed responses are requested and decoded", .met(["compressed responses are requested and decoded"])),
  ]
}
