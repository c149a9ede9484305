export type SettingKind = 'text' | 'number' | 'money' | 'flag' | 'day' | 'json'

/** What a setting is, and the value it starts with; in the database it is a row. */
export interface SettingDefinition<K extends SettingKind = SettingKind> {
  readonly kind: K
  /** As text of its kind. */
  readonly first: string
  readonly label: string
  readonly legal_basis: string
}

const define =
  <K extends SettingKind>(kind: K) =>
  (first: string, label: string, legal_basis = ''): SettingDefinition<K> => ({ kind, first, label, legal_basis })

export const text = define('text')
export const number = define('number')
/** Decimal text. */
export const money = define('money')
/** `true` or `false`. */
export const flag = define('flag')
/** `2025-10-31`. */
export const day = define('day')
export const json = define('json')

/** The basis of limits that no published rule gives yet. */
export const PROPOSED = 'Proposed; to be confirmed'
