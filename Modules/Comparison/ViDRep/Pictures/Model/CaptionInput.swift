import SampleDomain

/// The text of the search field, with everything that the rules remark on it.
struct CaptionInput: Hashable, Sendable {
  let text: String
  /// All remarks, errors first.
  let remarks: [CaptionRemark]

  /// Whether a picture can be searched with it. A warning does not prevent that.
  var isUsable: Bool { !remarks.contains(where: \.isError) }
}
