/** The value, where the code knows that it exists; a missing one is a fault of the program and names itself. */
export function ensure<Value>(value: Value, what = 'a value'): NonNullable<Value> {
  if (value === undefined || value === null) throw new Error(`Missing: ${what}`)
  return value
}
