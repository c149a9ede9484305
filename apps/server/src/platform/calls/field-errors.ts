/** What a schema found wrong: where, what, and the names that it did not ask for. */
export interface Fault {
  readonly path: readonly PropertyKey[]
  readonly message: string
  readonly unknown?: readonly string[] | undefined
}

/** What is wrong, by the path of each field; a field that nobody asked for is named too. */
export function fieldErrors(faults: readonly Fault[]): Record<string, string[]> {
  const errors: Record<string, string[]> = {}
  for (const { path, message, unknown } of faults) {
    for (const name of unknown ?? []) errors[[...path, name].join('.')] = ['This is not asked here.']
    if (!unknown) (errors[path.join('.')] ??= []).push(message)
  }
  return errors
}
