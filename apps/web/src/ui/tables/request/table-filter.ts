import type { Choice } from '../../forms/fields/Fields.tsx'

/** A list a table can be narrowed by; `name` is the contract's filter. */
export interface Filter {
  readonly name: string
  readonly label: string
  readonly choices: readonly Choice[]
}
