/// A condition on an article.
public indirect enum QueryCondition: Hashable, Sendable {
  /// All of at least two conditions.
  case and([QueryCondition])
  /// One of at least two conditions.
  case or([QueryCondition])
  case not(QueryCondition)
  /// The value is in the title or in an author's name, as in the words of a list.
  case word(QueryValue)
  /// One of the values is in the field; with `isWhole`, it is the whole field.
  case text(QueryTextField, isWhole: Bool, [QueryValue])
  /// One of the states applies.
  case state([QueryState])
  /// The article has one of the parts.
  case part([QueryPart])
  case moment(QueryMomentField, QueryTest<QueryMoment>)
  case number(QueryNumberField, QueryTest<Int>)
  case flag(QueryFlagField, Bool)
  /// `@name`: the articles of a saved view, which has this query.
  case view(ViewName, Query)
}
