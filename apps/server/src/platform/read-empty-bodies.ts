import type { FastifyInstance } from 'fastify'

/** A call without a body asks for nothing particular: it is read as `{}` (specification, section 7: the refresh has none). */
export function readEmptyBodies(app: FastifyInstance): void {
  const readJson = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text: string, done) =>
    text === '' ? done(null, {}) : readJson(request, text, done),
  )
  // Where not even a type was sent, nothing is parsed.
  app.addHook('preValidation', async (request) => {
    if (request.headers['content-type'] === undefined) request.body ??= {}
  })
}
