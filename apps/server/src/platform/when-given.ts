/** Narrows a query by a value, where there is one: `.$call(whenGiven(id, (query, id) => query.where('id', '=', id)))`. */
export function whenGiven<Value, Query>(value: Value, narrow: (query: Query, value: NonNullable<Value>) => Query) {
  return (query: Query): Query => (value === undefined || value === null ? query : narrow(query, value))
}
