import { isNestedTooDeep } from '@lading/contract/calls/nesting'
import type { FastifyInstance } from 'fastify'
import { Problem } from '../problem.ts'

/**
 * How the JSON of a call is read. A call without a body asks for nothing particular: it is read as `{}` (specification,
 * section 7: the refresh has none). What lies in itself too deep to be written down again is refused.
 */
export function readBodies(app: FastifyInstance): void {
  const readJson = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text: string, done) =>
    text === ''
      ? done(null, {})
      : readJson(request, text, (error, body) =>
          isNestedTooDeep(body) ? done(new Problem('invalid-input', TOO_DEEP)) : done(error, body),
        ),
  )
  // Where not even a type was sent, nothing is parsed.
  app.addHook('preValidation', async (request) => {
    if (request.headers['content-type'] === undefined) request.body ??= {}
  })
}

const TOO_DEEP = 'Lists and objects are nested too deeply.'
