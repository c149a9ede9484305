/** Who may take an act is decided before the database is asked to write: one database in full, the other by samples. */
export const isWhole = process.env['LADING_PROOF'] === 'full' && process.env['LADING_DATABASE'] === 'postgres'

/** How much is tried of each type at an agency. */
export interface Effort {
  /** At how many statuses of its table. */
  readonly statuses: number
  /** One of its acts in how many, by each person. */
  readonly parts: number
  readonly told: string
  /** Draws the statuses and the acts; `LADING_SEED` draws those of an earlier run again. */
  readonly seed: number
}

const seed = Number(process.env['LADING_SEED'] ?? Math.floor(Math.random() * 1_000_000))

/** In the proof every act of its table at every status of it; else, of each type, one act in 48 at one status. */
export const effort: Effort = isWhole
  ? { statuses: Infinity, parts: 1, seed, told: 'any act of its type that the table does not give them' }
  : { statuses: 1, parts: 48, seed, told: 'one act in 48 of its type, by turns, that the table does not give them' }
