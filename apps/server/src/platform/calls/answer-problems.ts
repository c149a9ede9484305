import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors, isResponseSerializationError } from 'fastify-type-provider-zod'
import { DoneInPart } from '../commits.ts'
import { fieldErrors } from './field-errors.ts'
import { Problem } from '../problem.ts'
import { tooLargeBecause } from './request-limits.ts'
import { databaseProblem } from './database-errors.ts'

/** What is away is mostly back within seconds; a client that asks too early is only told so again. */
const RETRY_AFTER_SECONDS = 1
/** Of whom too much waits, or was asked: most of it is over within a minute. */
const FEWER_AFTER_SECONDS = 60

/** The one place where what went wrong becomes an HTTP answer. */
export function answerProblems(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Problem, request, reply) => {
    const problem = asProblem(error, request)
    if (problem.code === 'unexpected') request.log.error({ err: error }, 'unexpected failure')
    if (problem.code === 'unavailable') reply.header('retry-after', RETRY_AFTER_SECONDS)
    if (problem.code === 'too-many-requests' && !reply.hasHeader('retry-after'))
      reply.header('retry-after', FEWER_AFTER_SECONDS)
    return reply.status(problem.status).send(problem.toBody())
  })
}

/** What a refusal says is right also after a part was done; that nothing was changed is not. */
function asProblem(error: FastifyError | Problem | DoneInPart, request: FastifyRequest): Problem {
  if (!(error instanceof DoneInPart)) return problemOf(error, request)
  const problem = problemOf(error.cause as FastifyError, request)
  if (problem.code !== 'unavailable' && problem.code !== 'unexpected') return problem
  const message =
    'Something went wrong while this was done. It may have been done in part: reload the page and check before you try again.'
  return new Problem(problem.code, message)
}

function problemOf(error: FastifyError | Problem, request: FastifyRequest): Problem {
  if (error instanceof Problem) return error
  const ofDatabase = databaseProblem(error, request)
  if (ofDatabase) return ofDatabase
  if (isFull(error)) {
    const message = 'The portal has no storage space left. Nothing was changed. Please inform the administrator.'
    return new Problem('unavailable', message)
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    return new Problem('invalid-input', 'Please correct the marked fields.', { errors: byField(error.validation) })
  }
  if (isResponseSerializationError(error)) {
    const message = 'Something went wrong on our side. It may have been done: check before you try again.'
    return new Problem('unexpected', message)
  }
  if (error.statusCode === 413) return new Problem('too-large', tooLargeBecause(error.code))
  if (error.statusCode === 415) return new Problem('wrong-media-type', 'This kind of content is not accepted here.')
  if (error.statusCode === 429)
    return new Problem('too-many-requests', 'Too many requests; wait a minute and try again.')
  if (error.statusCode && error.statusCode < 500) return new Problem('invalid-input', error.message)
  return new Problem('unexpected', 'Something went wrong on our side. Nothing was changed; please try again.')
}

/** A full disk or a used-up quota, of the files or of the database (53100); the store of files wraps what it met. */
const full = new Set<unknown>(['ENOSPC', 'EDQUOT', '53100'])
const isFull = ({ code, cause }: { code?: unknown; cause?: unknown }): boolean =>
  full.has(code) || (cause instanceof Error && isFull(cause))

interface Issue {
  readonly instancePath: string
  readonly message?: string
  readonly params?: { readonly keys?: readonly string[] }
}

const byField = (issues: readonly Issue[]) =>
  fieldErrors(
    issues.map(({ instancePath, message = 'Not valid.', params }) => ({
      path: instancePath.split('/').filter(Boolean),
      message,
      unknown: params?.keys,
    })),
  )
