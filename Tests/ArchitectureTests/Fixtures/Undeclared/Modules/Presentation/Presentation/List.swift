import Domain
import Scenes
