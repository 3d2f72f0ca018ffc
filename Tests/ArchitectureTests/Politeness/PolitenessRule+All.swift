extension PolitenessRule {
  /// Every rule of the list, with the verdict on the program.
  static let all = asking + waiting + load + requests + introduction + answers + slowingDown + moves

  private static let opaque =
    "validators go back byte for byte, quotes, weak prefix and odd dates included, run after run"

  private static let asking = [
    PolitenessRule(
      1...4, "keep `ETag` and `Last-Modified` as received, and send them back",
      .met([opaque, "the bytes of a validator go back as they came, whatever they are in"])),
    PolitenessRule(
      10...11, "keep them within a run, between runs, after a crash, and when the body has not changed",
      .met([
        opaque, "a run that is broken off keeps the validators of what had come",
        "fetch states survive killing a refresh while one server is silent",
      ])),
    PolitenessRule(
      12...13, "never invent or reformat either value",
      .met([opaque, "a server that gives no validator is asked without one: none is made up of a date"])
    ),
    PolitenessRule(
      14, "both form one set: a new response replaces both",
      .met([
        "the two are one set: a new answer replaces both, and forgets the one that it lacks",
        "a date that comes with a 304 and the same tag is sent from then on",
      ])
    ),
    PolitenessRule(
      15...16, "keep them across upgrades of the program, 429 and every error",
      .met(["validators of an older version's file are sent", "validators outlive every failure and the same body"])),
  ]

  private static let waiting = [
    PolitenessRule(
      20, "429: wait at least `Retry-After`, for the whole server, across runs",
      .met([
        "too many requests is heard for the whole server, in seconds and as a date, kept across runs, and by nobody outweighed",
        "within a run, a server that has too much to do is not asked for its further feeds",
        "a wish to wait of more than a day is kept as it was said, for up to 30 days",
        "who stops following a feed and begins again does not get round its server's wish, nor with another feed of it",
        "a server that wants to be left alone when a feed is to be followed is asked once, however often that is tried",
      ])),
    PolitenessRule(
      21, "429 and 503 without a time: back off too",
      .met(["too much to do without a time is a rest that doubles, and one of an hour for the server's other feeds"])),
    PolitenessRule(
      22, "respect `Cache-Control: max-age` and `Expires`",
      .met([
        "an answer is not asked for again while its server calls it fresh, for up to a day",
        "a refusal is not asked for again while its server calls it fresh, for up to a day",
      ])),
    PolitenessRule(
      23, "follow the feed's own rhythm",
      .met([
        "a feed with something new every month is asked once a day, and one with something new all the time every half hour",
        "a feed without anything new is asked 36 times in a week at most, and once a day from then on, whatever it lacks",
        "a feed whose dates say that it stopped a week ago is asked once a day from the beginning",
        "a feed with something new every three hours is asked 48 times a day at most, and nothing is found more than 45 minutes late",
        "a feed that wakes after three weeks is heard within a day, and from then on as if it had never slept",
      ])),
    PolitenessRule(
      24, "respect `ttl`, `skipHours`, `skipDays`, `sy:updatePeriod` and `sy:updateFrequency`",
      .met(["what a feed says of when to ask is kept"])),
  ]

  private static let load = [
    PolitenessRule(
      30...32, "fetch nothing twice, and never hammer an item",
      .met([
        "a run asks once for each feed, and for nothing else",
        "the longest pause that anybody suggests is kept, but half an hour at least and a day at most",
      ])
    ),
    PolitenessRule(
      33...34, "never hammer a server; treat many feeds of one host as one server",
      .met([
        "a server is asked for two of its feeds at once at most", "hosts take turns, and none gets a third request at once",
        "a server with many feeds is asked for a few of them at once, and for one after each gap from then on",
        "within a run, a server that has too much to do is not asked for its further feeds",
        "thirty feeds that redirect to one host are thirty feeds of that host: it is asked for two at once",
        "a host that does not answer is given up after two of its feeds, and no other is",
      ])),
    PolitenessRule(
      35, "treat hosts with one IP address as one server",
      .met(["hosts that turn out to have one address are one server for the rest of the round"])),
    PolitenessRule(
      36, "follow a feed with a single request",
      .met(["following a feed is a single request, which is its first refresh; by way of a page it is two"])),
    PolitenessRule(
      37, "spread requests over time, instead of cron at round minutes",
      .met(["feeds that were asked together are asked again at many moments, in groups", "one feed's delay is another each time"])),
  ]

  private static let requests = [
    PolitenessRule(
      50...51, "use GET only, no HEAD",
      .met(["whatever is done, servers are asked with GET, without cookies, Referer or fields against caches"])),
    PolitenessRule(
      60...62, "check a URL, never guess one; add nothing to its query",
      .met([
        "what is no address is refused before anybody is asked, and no scheme is guessed",
        "an address is asked for as it was given: nothing is added, sorted, escaped or tidied",
      ])),
    PolitenessRule(
      63...66, "send no cookies, no `Referer` and nothing that defeats caches; leave the query alone",
      .met([
        "whatever is done, servers are asked with GET, without cookies, Referer or fields against caches",
        "an address is asked for as it was given: nothing is added, sorted, escaped or tidied",
      ])),
    PolitenessRule(
      70, "send no request when a second refresh follows within the shortest interval, and say so",
      .met(["a second refresh within half an hour asks nobody and says until when; who insists has it asked whether something has changed"])
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
      100, "do not follow what is not a feed", .met(["what is no feed is not followed, with the reason, and no other address is tried"])),
    PolitenessRule(
      101, "on failure, show the status and how the body begins",
      .met(["on failure, the status is told, and how the answer begins: whether a feed is to be followed or checked"])),
    PolitenessRule(
      102, "say when a page names no feed", .met(["what is no feed is not followed, with the reason, and no other address is tried"])),
    PolitenessRule(
      103...105, "find a page's feeds by its alternate links, never guess them",
      .met([
        "a page's feeds are those of its alternate links, and no others",
        "what is no feed is not followed, with the reason, and no other address is tried",
      ])),
    PolitenessRule(
      106, "never print private URLs or send them elsewhere",
      .met([
        "credentials and tokens in URLs are never printed, not even in errors, traces and output for programs",
        "a name and password in the URL are sent only to its origin, and so is an Authorization field",
        "what is set for a feed stays with its origin, and the name under which it asks goes along",
        "validators go back to the server that gave them, and say nothing to the one that a feed has gone to since",
      ])),
  ]

  private static let failing = "whatever keeps failing is asked less and less, kept across runs, down to about once a day"
  private static let gone = "a feed that is gone (410) is never asked again, and the person is told why"

  private static let slowingDown = [
    PolitenessRule(110, "slow down when the answer stops being a feed", .met([failing])),
    PolitenessRule(111, "410: stop for good", .met([gone])),
    PolitenessRule(112...113, "slow down on 403 and 404", .met([failing])),
    PolitenessRule(114, "410: tell the user", .met([gone])),
    PolitenessRule(
      115...119, "slow down on other refusals, and when a server is not found, unreachable, untrusted, broken or silent",
      .met([failing, "so is what cannot be found, connected to, trusted, or hardly moves"])),
    PolitenessRule(
      120, "tell the user about each", .met(["some feeds fail, the others are fetched, and the failures are listed with reasons"])),
  ]

  private static let moves = [
    PolitenessRule(
      130...132, "301 and 308 on every hop: after several days, save the new URL, say so, keep the old one",
      .met([
        "a permanent redirect on every hop is saved on the third day, told, and kept for undo; then nobody asks at the old address",
        "a move is taken back, and not made again",
      ])),
    PolitenessRule(
      133...135, "302 and 307: fetch from there, save nothing",
      .met([
        "a temporary redirect is followed and never saved",
        "behind a temporary redirect, a permanent one says nothing of the feed's address",
        "of a way that becomes temporary, what is permanent at its beginning is saved",
      ])),
    PolitenessRule(
      136, "report TLS errors, never ignore them", .met(["a connection that cannot be trusted is told, and never taken all the same"])
    ),
    PolitenessRule(
      137, "merge two subscriptions that arrive at one URL, and keep stars and read marks",
      .met(["two subscriptions that come to one address are one, with the stars and read marks of both"])),
    PolitenessRule(140...141, "compressed answers are asked for and decoded", .met(["compressed answers are asked for and decoded"])),
  ]
}
