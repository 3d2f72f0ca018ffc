/// The time and size limits of a transfer.
public struct TransferLimits: Hashable, Sendable {
  /// Seconds for resolving the host, connecting and the TLS handshake, for each host in a redirect chain. 1 or more; the default is 15. A
  /// slower host is unusable in practice, and libcurl's own limit of 300 s is too long to wait.
  public var connectSeconds: Int

  /// The minimum average speed in bytes per second; a slower transfer is stalled. 1 or more; the default is 100: even modems were faster,
  /// and a server that sends a few bytes a second would otherwise delay the program without limit.
  public var stallBytesPerSecond: Int

  /// Seconds below the minimum speed after which a transfer counts as stalled. 1 or more; the default is 30. This limit also ends the wait
  /// for a server that accepts a connection and never responds; pages that are generated on demand may take many seconds.
  public var stallSeconds: Int

  /// Seconds for the whole transfer, from the first host lookup to the last byte, including redirects and a consumer's pauses. 1 or more;
  /// the default is 900: the biggest documents arrive in that time at 70 KB a second. Without this limit, a server that stays just above
  /// the minimum speed could delay the program for a week.
  public var totalSeconds: Int

  /// The maximum size of the body in bytes, counted after decompression to stop small compressed bombs. The limit also applies to the
  /// received bytes of each response in a redirect chain. 0 or more; the default is 64 MiB: the biggest documents in use have about 50 MB.
  public var maximumBodyBytes: Int

  /// The maximum size of all header lines of the transfer in bytes. It stops a single long response as well as an endless series of short
  /// ones (1xx) from filling the memory. 0 or more; the default is 256 KiB, the same as in browsers.
  public var maximumHeaderBytes: Int

  /// The maximum number of header lines in all responses of the transfer. 0 or more; the default is 1,000: servers send about 30, and each
  /// line costs far more memory than its few bytes.
  public var maximumHeaderLines: Int

  /// The maximum number of redirects. 0 or more; the default is 5, as in RFC 2068 section 10.3. That is more than a legitimate chain needs
  /// (http to https, to www, to the new URL).
  public var maximumRedirects: Int

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
