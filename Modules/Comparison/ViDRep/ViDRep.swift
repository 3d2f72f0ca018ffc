/// View, dispatcher, repository.
public enum ViDRep {}
