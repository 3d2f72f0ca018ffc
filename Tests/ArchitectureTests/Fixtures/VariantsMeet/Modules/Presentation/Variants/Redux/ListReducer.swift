import ModelView
import Observation
import Scenes
