/// Dispatcher, use case, actor, view model.
///
/// ```
///   outer | inner
///   View -1-> Dispatcher -2-> use case -3-> Actor (4) -> service: Domain's use cases
///    ^ (8) |                     |5           ^
///    +--7------ ViewModel <------+            |
///          |        +------------6------------+
/// ```
/// 1 A view sends an event. 2 The dispatcher picks the use case for the event. 3 The use case sends its actions to the actor, 4 which
/// performs them. 5 After each action, the use case notifies the view models. 6 A view model asks the actor for its answer. 7 The view gets
/// a new answer, 8 and shows it.
///
/// "Actor" is the pattern's own term. It is a class on the main actor: with a Swift actor, the order of the answers would not be defined.
public enum TwoRings {}
