import Presentation
import Scenes
