public import CoreData
public import CoreDomain
public import Files
public import ReaderDomain
package import Transfer

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// Downloads the files of episodes into a folder of the user. What has arrived stays there when a download ends early, and the next one asks only for the
/// rest.
public actor FileEpisodeRepository: EpisodeFileRepository {
  private let client: WebClient
  private let executor: FileExecutor
  private let home: String?
  private let downloads: String?

  /// - Parameters:
  ///   - home: the user's home, for `~`; nil when it is not known.
  ///   - downloads: the folder for the user's downloads; nil when it is not known.
  public init(client: WebClient, executor: FileExecutor, home: String?, downloads: String?) {
    // A long film over a slow line takes hours; episodes go through several services that count them.
    self.init(
      client: client, executor: executor, home: home, downloads: downloads,
      limits: TransferLimits(stallSeconds: 60, totalSeconds: 24 * 3600, maximumBodyBytes: 16 << 30, maximumRedirects: 10))
  }

  /// - Parameter limits: the limits of a download.
  package init(client: WebClient, executor: FileExecutor, home: String?, downloads: String?, limits: TransferLimits) {
    self.client = client.limited(to: limits)
    (self.executor, self.home, self.downloads) = (executor, home, downloads)
  }

  public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  public func download(
    _ episode: Episode, known: String?, into folder: String?, isPublic: Bool, progress: @escaping @Sendable (Int, Int?) async -> Void
  ) async throws(ReaderError) -> DownloadedFile {
    let place = try self.place(named: folder)
    if let known {
      let size = try filing(place) { () throws(FileError) in try FileSystem.size(of: known) }
      if size > 0 { return DownloadedFile(path: known, bytes: size, wasThere: true) }
    }
    let unfinished = UnfinishedDownload(of: episode.file.url, in: place)
    guard let lock = try filing(place, { () throws(FileError) in try unfinished.lock() }) else { throw .podcast(.underWay) }
    defer { withExtendedLifetime(lock) {} }
    if let file = FinishedDownloads(in: place).file(from: episode.file.url) {
      return DownloadedFile(path: file.path, bytes: file.size, wasThere: true)
    }
    var part = try filing(place) { () throws(FileError) in try unfinished.resumable() }
    while true {
      let response = try await response(for: episode.file.url, resuming: part, isPublic: isPublic)
      if let known = part {
        if response.status == 206, let total = Self.total(of: response, continuing: known) {
          let download = Download(episode, unfinished, in: place, from: known.size, total: total)
          return try await receive(response, download, progress)
        }
        // Another part than the one that was asked for, or the file has become shorter than what is here.
        part = nil
        if response.status == 206 || response.status == 416 { continue }
      }
      guard response.status == 200 else { throw .podcast(.web(.status(code: response.status), isKept: part != nil)) }
      let length = response.header("Content-Encoding") == nil ? response.header("Content-Length").flatMap { Int($0) } : nil
      return try await receive(response, Download(episode, unfinished, in: place, from: 0, total: length), progress)
    }
  }

  public func paths(of episodes: [Episode], in folder: String?) -> [WebURL: String] {
    guard let place = try? self.place(named: folder) else { return [:] }
    let finished = FinishedDownloads(in: place)
    return episodes.reduce(into: [:]) { paths, episode in paths[episode.file.url] = finished.file(from: episode.file.url)?.path }
  }

  /// A download whose server has answered.
  private struct Download {
    let episode: Episode
    let unfinished: UnfinishedDownload
    let folder: String
    /// How many bytes are here.
    let start: Int
    /// How many bytes the whole file has; nil when the server does not say so.
    let total: Int?

    init(_ episode: Episode, _ unfinished: UnfinishedDownload, in folder: String, from start: Int, total: Int?) {
      (self.episode, self.unfinished, self.folder, self.start, self.total) = (episode, unfinished, folder, start, total)
    }
  }

  /// Progress is reported once for so many bytes.
  private static let bytesOfProgress = 512 << 10

  private func receive(
    _ response: StreamedResponse, _ download: Download, _ progress: @Sendable (Int, Int?) async -> Void
  ) async throws(ReaderError) -> DownloadedFile {
    let (unfinished, total) = (download.unfinished, download.total)
    let type = response.header("Content-Type")
    if let type, EpisodeFileName.isForeign(type: type) { throw .podcast(.notMedia(type: type)) }
    let (stem, ending) = (EpisodeFileName.stem(of: download.episode), EpisodeFileName.ending(of: download.episode, type: type))
    let source = DownloadSource(response, of: download.episode.file.url)
    if download.start == 0 {
      try filing(download.folder) { () throws(FileError) in try unfinished.restart(source) }
    }
    let file: FileDescriptor
    do throws(FileError) { file = try unfinished.open() } catch { throw Self.failure(error, download.folder) }
    var (received, reported) = (download.start, download.start)
    await progress(received, total)
    var chunks = response.body.makeAsyncIterator()
    // Without a validator, the next download begins anew.
    let isContinued = download.start > 0 || source != nil
    while let chunk = try await Self.next(of: &chunks, download.episode.file.url, isKept: isContinued && received > 0) {
      do throws(FileError) { try file.append(chunk) } catch { throw Self.failure(error, download.folder) }
      received += chunk.count
      if received - reported >= Self.bytesOfProgress {
        reported = received
        await progress(received, total)
      }
    }
    if let total, received != total { throw .podcast(.incomplete(received: received, announced: total)) }
    try requireMedia(unfinished, download.folder)
    let path = try filing(download.folder) { () throws(FileError) in try unfinished.finish(as: stem, ending: ending, bytes: received) }
    return DownloadedFile(path: path, bytes: received, resumedFrom: download.start, isAnnounced: total != nil)
  }

  /// Servers send pages to log in with the status, type and ending of the file that was asked for. Nothing of them is kept.
  private func requireMedia(_ unfinished: UnfinishedDownload, _ folder: String) throws(ReaderError) {
    let beginning = try filing(folder) { () throws(FileError) in try unfinished.beginning() }
    guard beginning.isEmpty || EpisodeFileName.isPage(beginning: beginning) else { return }
    try filing(folder) { () throws(FileError) in try unfinished.discard() }
    throw .podcast(beginning.isEmpty ? .empty : .notMedia(type: "a page"))
  }

  private static func next(of chunks: inout BodyStream.Iterator, _ url: WebURL, isKept: Bool) async throws(ReaderError) -> [UInt8]? {
    do throws(TransferError) { return try await chunks.next() } catch { throw failure(NetworkError(error, asking: url), isKept: isKept) }
  }

  private func response(
    for url: WebURL, resuming part: (size: Int, source: DownloadSource)?, isPublic: Bool
  ) async throws(ReaderError) -> StreamedResponse {
    var request = client.request(for: url, accept: "audio/*, video/*, */*;q=0.5")
    request.acceptsCompression = false
    if let part {
      // Only the server that sent the part can compare its validator. Another one sends the whole file.
      request.conditions = OriginBoundHeaders(
        fields: [
          HeaderField(name: "Range", value: "bytes=\(part.size)-"), HeaderField(name: "If-Range", value: part.source.validator),
        ], origin: Origin(part.source.origin))
    }
    request.reach = .link(isPublic: isPublic)
    do throws(NetworkError) {
      while true {
        switch try await client.step(to: request, from: url) {
        case .response(let response): return response
        case .redirect(let next, _): request = next
        case .busy(let server): throw .web(.cannotConnect(host: server))
        }
      }
    } catch {
      throw Self.failure(error, isKept: part != nil)
    }
  }

  /// The size of the whole file, if a response continues the part (RFC 9110 section 14.4).
  private static func total(of response: StreamedResponse, continuing part: (size: Int, source: DownloadSource)) -> Int? {
    guard response.header("Content-Encoding") == nil, let range = response.header("Content-Range"), range.hasPrefix("bytes ") else {
      return nil
    }
    let parts = range.dropFirst("bytes ".count).split(separator: "/")
    guard parts.count == 2, let total = Int(parts[1]), parts[0].hasPrefix("\(part.size)-"), total > part.size else { return nil }
    // A server that ignores If-Range would append one file to another.
    let etag = response.header("ETag")
    return etag == nil || !part.source.validator.hasPrefix("\"") || etag == part.source.validator ? total : nil
  }

  // MARK: Places and errors

  private func place(named folder: String?) throws(ReaderError) -> String {
    guard let folder else {
      guard let downloads else { throw .podcast(.noFolder) }
      return "\(downloads)/Podcasts"
    }
    let path = folder == "~" || folder.hasPrefix("~/") ? (home ?? "") + folder.dropFirst() : folder
    guard path.hasPrefix("/") else { throw .configuration(.badValue(.downloadFolder, folder, .notAFolder, .file)) }
    return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  private func filing<Result>(_ folder: String, _ work: () throws(FileError) -> Result) throws(ReaderError) -> Result {
    do throws(FileError) { return try work() } catch { throw Self.failure(error, folder) }
  }

  private static func failure(_ error: FileError, _ folder: String) -> ReaderError {
    [ENOSPC, EDQUOT].contains(error.code)
      ? .podcast(.diskFull(folder: folder)) : .podcast(.folder(path: folder, reason: error.reason))
  }

  static func failure(_ error: NetworkError, isKept: Bool) -> ReaderError {
    switch error {
    case .web(let problem): .podcast(.web(problem, isKept: isKept))
    case .unexpected(let found): .podcast(.notMedia(type: found))
    case .cancelled: .cancelled
    }
  }
}

extension DownloadSource {
  /// Nil when the server sends no strong validator: then nothing proves that a rest belongs to the part (RFC 9110 section 8.8).
  fileprivate init?(_ response: StreamedResponse, of url: WebURL) {
    guard let origin = Origin(response.effectiveURL) else { return nil }
    let (etag, date) = (response.header("ETag"), response.header("Last-Modified"))
    if let etag, etag.hasPrefix("\""), etag.utf8.allSatisfy({ $0 < 0x80 }) {
      self.init(url: url, origin: origin.text, validator: etag)
    } else if let date, let sent = response.header("Date"), sent != date {
      // A date is a strong validator if the response is at least a second younger.
      self.init(url: url, origin: origin.text, validator: date)
    } else {
      return nil
    }
  }
}
