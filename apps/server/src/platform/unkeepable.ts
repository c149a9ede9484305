import type { FastifyRequest } from 'fastify'
import { Problem, refused } from './problem.ts'

/** PostgreSQL's words for a number no column holds, and for the one character (NUL) no text holds. */
const unkeepable = new Set(['22003', '22021', '22P05'])
/** … and for two who did the same at the same moment: a row that must be the only one, a deadlock, a lost race. */
const collided = new Set(['23505', '40P01', '40001'])

const LARGEST = 2_147_483_647

/** What the database refused because of what was sent, as the answer to whoever sent it; undefined for faults of ours. */
export function databaseProblem(error: { code?: unknown }, request: FastifyRequest): Problem | undefined {
  const code = String(error.code)
  if (collided.has(code)) return refused('Somebody did the same at this moment. Look again, then decide.')
  if (!unkeepable.has(code)) return undefined
  const { params, query, body } = request
  const errors = Object.fromEntries([params, query, body].flatMap((part) => culpritsIn(part, [])))
  return new Problem('invalid-input', 'Please correct the marked fields.', { errors })
}

function culpritsIn(value: unknown, path: readonly string[]): [string, string[]][] {
  if (value !== null && typeof value === 'object') {
    return Object.entries(value).flatMap(([name, inner]) => culpritsIn(inner, [...path, name]))
  }
  if (String(value).includes('\u0000')) return [[path.join('.'), ['Leave out the character NUL.']]]
  return Math.abs(Number(value)) > LARGEST ? [[path.join('.'), ['This number is too large.']]] : []
}
