/// How long and how much a transfer may take before it is given up.
public struct TransferLimits: Hashable, Sendable {
  /// Seconds for looking the host up, connecting and agreeing on TLS, for each host on the way. 1 or more; the default is 15.
  /// A host that needs longer is down for all practical purposes, and a refresh should not wait for libcurl's own 300 s.
  public var connectSeconds: Int

  /// Bytes a second on average below which a transfer makes no progress worth the name. 1 or more; the default is 100: the slowest modem
  /// gave more, and a server that drips a few bytes a second would hold up a refresh for as long as it likes.
  public var stallBytesPerSecond: Int

  /// Seconds with fewer bytes a second than that, after which a transfer counts as stalled. 1 or more; the default is 30.
  /// This also ends the wait for a server that accepts and never answers; pages made on demand may need many seconds.
  public var stallSeconds: Int

  /// Seconds for the whole transfer, from the first look-up to the last byte, redirects and the pauses of a consumer included. 1 or more;
  /// the default is 900: the biggest feeds come in that time over a line of 70 KB a second, while a server that stays just above
  /// the other limits would hold a refresh for a week.
  public var totalSeconds: Int

  /// Bytes of body that are taken, counted after decompression, so that a small compressed bomb stops here too. The bytes of
  /// any answer on the way, redirects included, are held to it as well. 0 or more; the default is 64 MiB: the biggest feeds
  /// in use have some 50 MB.
  public var maximumBodyBytes: Int

  /// Bytes of header lines that are taken, all answers of the transfer together, so that neither one long answer nor an
  /// endless row of short ones (1xx) fills the memory. 0 or more; the default is 256 KiB, where browsers stop too.
  public var maximumHeaderBytes: Int

  /// Header lines that are taken, all answers of the transfer together. 0 or more; the default is 1,000: servers send some 30, and
  /// each costs far more memory than its few bytes.
  public var maximumHeaderLines: Int

  /// Redirects that are followed. 0 or more; the default is 5, as many as RFC 2068 section 10.3 allowed for and more than
  /// an honest chain needs (http to https, to www, to the new place).
  public var maximumRedirects: Int

  /// Limits with the defaults that each property names.
  public init(
    connectSeconds: Int = 15,
    stallBytesPerSecond: Int = 100,
    stallSeconds: Int = 30,
    totalSeconds: Int = 900,
    maximumBodyBytes: Int = 64 * 1024 * 1024,
    maximumHeaderBytes: Int = 256 * 1024,
    maximumHeaderLines: Int = 1000,
    maximumRedirects: Int = 5
  ) {
    self.connectSeconds = connectSeconds
    self.stallBytesPerSecond = stallBytesPerSecond
    self.stallSeconds = stallSeconds
    self.totalSeconds = totalSeconds
    self.maximumBodyBytes = maximumBodyBytes
    self.maximumHeaderBytes = maximumHeaderBytes
    self.maximumHeaderLines = maximumHeaderLines
    self.maximumRedirects = maximumRedirects
  }
}
