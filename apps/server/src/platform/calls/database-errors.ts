import type { FastifyRequest } from 'fastify'
import { isAway, type DatabaseError } from '../postgres/is-away.ts'
import { UncertainCommit } from '../postgres/uncertain-commit.ts'
import { Problem, refused } from '../problem.ts'

/** Codes of PostgreSQL for a number no column can hold, and for the one character (NUL) no text can hold. */
const invalidValue = new Set(['22003', '22021', '22P05'])
/** Codes for two callers who did the same at the same moment: unique constraint, deadlock, serialisation failure. */
const collided = new Set(['23505', '40P01', '40001'])
/** The code for a row that names one which is gone, or that is named by one which came: removed and used at one moment. */
const REMOVED = '23503'
/** The code for half a character (a lone surrogate) in JSON, and for mistakes of the portal's own. */
const UNREADABLE = '22P02'

const LARGEST = 2_147_483_647

/** What the database refused or could not do, as the answer to the caller; undefined for faults of the portal itself. */
export function databaseProblem(error: DatabaseError, request: FastifyRequest): Problem | undefined {
  const code = String(error.code)
  if (error instanceof UncertainCommit) {
    return new Problem(
      'unavailable',
      'The database stopped responding while this was saved. It may have been done: reload the page and check before you try again.',
    )
  }
  if (isAway(error)) {
    return new Problem(
      'unavailable',
      'The database is not responding at the moment. Nothing was changed. Try again shortly.',
    )
  }
  if (collided.has(code)) return refused('Another user did the same at this moment. Review, then decide.')
  if (code === REMOVED) {
    request.log.warn({ err: error }, 'what was named is gone')
    return refused('What this names was removed at this moment. Reload the page.')
  }
  if (!invalidValue.has(code) && code !== UNREADABLE) return undefined
  const { params, query, body } = request
  const errors = Object.fromEntries([params, query, body].flatMap((part) => invalidPartsOf(part, [])))
  if (code === UNREADABLE && Object.keys(errors).length === 0) return undefined
  return new Problem('invalid-input', 'Please correct the marked fields.', { errors })
}

function invalidPartsOf(value: unknown, path: readonly string[]): [string, string[]][] {
  if (value !== null && typeof value === 'object') {
    return Object.entries(value).flatMap(([name, inner]) => invalidPartsOf(inner, [...path, name]))
  }
  if (String(value).includes('\u0000')) return [[path.join('.'), ['Remove the NUL character.']]]
  if (!String(value).isWellFormed()) return [[path.join('.'), ['Remove the incomplete character.']]]
  return Math.abs(Number(value)) > LARGEST ? [[path.join('.'), ['This number is too large.']]] : []
}
