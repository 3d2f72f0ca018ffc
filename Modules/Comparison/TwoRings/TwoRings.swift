/// Dispatcher, use case, actor, view model.
///
/// ```
///   outer | inner
///   View -1-> Dispatcher -2-> use case -3-> Actor (4) -> service: Domain's use cases
///    ^ (8) |                     |5           ^
///    +--7------ ViewModel <------+            |
///          |        +------------6------------+
/// ```
/// 1 A view sends an event. 2 The dispatcher picks the use case of the event. 3 The use case asks the actor for its actions, 4 which the
/// actor does. 5 After each action, the use case notifies the view models. 6 A view model asks the actor. 7 The view takes over what is new,
/// 8 and shows it.
///
/// "Actor" is the pattern's word for what acts. It is a class on the main actor: a Swift actor would answer in an order that nobody chose.
public enum TwoRings {}
