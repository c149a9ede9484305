import { expect, test } from 'vitest'
import { databaseProblem } from './database-errors.ts'

const request = { params: {}, query: {}, body: {} } as Parameters<typeof databaseProblem>[1]

test.each(['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'EAI_AGAIN', 'ENOTFOUND', '57P01', '08006'])(
  'a database that is away (%s) is said to be so, and to be asked again',
  (code) => {
    const problem = databaseProblem(Object.assign(new Error('away'), { code }), request)
    expect(problem).toMatchObject({ code: 'unavailable', message: expect.stringContaining('Nothing was changed') })
  },
)

test('a mistake of the portal’s own is not taken for a database that is away', () => {
  expect(databaseProblem(Object.assign(new Error('no such column'), { code: '42703' }), request)).toBeUndefined()
})
