import SampleDomain

/// The saved pictures that match a filter, newest first.
struct ListedPictures: Hashable, Sendable {
  let filter: PictureFilter
  var pictures: [PictureSummary]
}
