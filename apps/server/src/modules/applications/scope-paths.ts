import type { Scopes } from '@lading/contract/applications'
import { scopes } from '@lading/domain/transactions/scope'

export { scopeLabels } from '@lading/domain/transactions/scope'

/** The scope flags are answers of the application beside those of the business form. */
export const isScope = (path: string): path is keyof Scopes => (scopes as readonly string[]).includes(path)

/** The three flags of a row, as the wire carries them. */
export const scopesOf = (row: { domestic: number; international: number; nvocc: number }): Scopes => ({
  domestic: row.domestic === 1 ? 1 : 0,
  international: row.international === 1 ? 1 : 0,
  nvocc: row.nvocc === 1 ? 1 : 0,
})
