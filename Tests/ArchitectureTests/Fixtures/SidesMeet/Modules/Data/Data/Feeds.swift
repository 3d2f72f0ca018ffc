import Domain
import class Presentation.ListInteractor; import Terminal
