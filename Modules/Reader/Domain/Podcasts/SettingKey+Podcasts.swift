public import CoreDomain

extension SettingKey {
  /// The folder for downloads; without it, a folder among the user's downloads.
  public static let downloadFolder = folder("download.folder", example: "/home/me/Podcasts")
  /// The command that plays recordings.
  public static let audioPlayer = player("player.audio")
  /// The command that plays films.
  public static let videoPlayer = player("player.video")

  private static func player(_ name: String) -> SettingKey {
    command(name, placeholders: EpisodePlayerCommand.placeholders, example: "vlc", defaultValue: defaultPlayer)
  }

  /// mpv, which tells where it was stopped, or that it has reached the end: it leaves files in the folder `%p`. Its own memory is not used, because it
  /// depends on the path.
  private static let defaultPlayer =
    "mpv --no-resume-playback --save-position-on-quit --watch-later-directory=%p --log-file=%p/log --start=%t -- %s"
}
