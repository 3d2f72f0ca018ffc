import ModelView
import Observation
import CoreScenes
