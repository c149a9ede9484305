import Fastify from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { answerProblems } from './answer-problems.ts'

test('what was done, and whose reply does not fit its declaration, is not said to be undone', async () => {
  const app = Fastify()
  app.setSerializerCompiler(serializerCompiler)
  answerProblems(app)
  app.post('/done', { schema: { response: { 200: z.object({ id: z.int() }) } } }, async () => ({ id: 'seven' }))
  app.post('/broken', async () => {
    throw new Error('before anything was kept')
  })
  const said = async (url: string) => (await app.inject({ method: 'POST', url })).json()
  expect(await said('/done')).toMatchObject({
    code: 'unexpected',
    message: expect.stringContaining('may have been done'),
  })
  expect(await said('/broken')).toMatchObject({ code: 'unexpected', message: expect.stringContaining('Nothing was') })
})
