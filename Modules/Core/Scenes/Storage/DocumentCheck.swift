public import CoreDomain

/// The scene that checks and repairs the files of the program.
public enum DocumentCheck {
  public typealias Request = DocumentTask
  public typealias ViewModel = SentencesViewModel
}
