import type { FastifyRequest } from 'fastify'
import { silent } from '../postgres/silent.ts'
import { Problem, refused } from '../problem.ts'

/** Codes of PostgreSQL for a number no column can hold, and for the one character (NUL) no text can hold. */
const invalidValue = new Set(['22003', '22021', '22P05'])
/** Codes for two callers who did the same at the same moment: unique constraint, deadlock, serialisation failure. */
const collided = new Set(['23505', '40P01', '40001'])
/** Codes of PostgreSQL (shutdown, crash, start-up, no free connection) and of the network for a server that is away. */
const away = new Set(['57P01', '57P02', '57P03', '53300', ...silent])
/** The driver reports a broken or missing connection without a code. */
const brokenConnection = /connection (terminated|error|timeout)|timeout exceeded when trying to connect/i

/** The code for half a character (a lone surrogate) in JSON, and for mistakes of the portal's own. */
const UNREADABLE = '22P02'

const LARGEST = 2_147_483_647

type DatabaseError = { readonly code?: unknown; readonly message?: string }

/** What the database refused or could not do, as the answer to the caller; undefined for faults of the portal itself. */
export function databaseProblem(error: DatabaseError, request: FastifyRequest): Problem | undefined {
  const code = String(error.code)
  if (isAway(error)) {
    return new Problem(
      'unavailable',
      'The database is not responding at the moment. Nothing was changed. Try again shortly.',
    )
  }
  if (collided.has(code)) return refused('Another user did the same at this moment. Review, then decide.')
  if (!invalidValue.has(code) && code !== UNREADABLE) return undefined
  const { params, query, body } = request
  const errors = Object.fromEntries([params, query, body].flatMap((part) => invalidPartsOf(part, [])))
  if (code === UNREADABLE && Object.keys(errors).length === 0) return undefined
  return new Problem('invalid-input', 'Please correct the marked fields.', { errors })
}

/** Whether the connection broke, or could not be had; class 08 of PostgreSQL's codes is the connection itself. */
function isAway({ code, message = '' }: DatabaseError): boolean {
  const text = String(code)
  return away.has(text) || /^08...$/.test(text) || brokenConnection.test(message)
}

function invalidPartsOf(value: unknown, path: readonly string[]): [string, string[]][] {
  if (value !== null && typeof value === 'object') {
    return Object.entries(value).flatMap(([name, inner]) => invalidPartsOf(inner, [...path, name]))
  }
  if (String(value).includes('\u0000')) return [[path.join('.'), ['Remove the NUL character.']]]
  if (!String(value).isWellFormed()) return [[path.join('.'), ['Remove the incomplete character.']]]
  return Math.abs(Number(value)) > LARGEST ? [[path.join('.'), ['This number is too large.']]] : []
}
