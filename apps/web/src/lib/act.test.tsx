import { endpoint } from '@lading/contract/calls/endpoint'
import type { ProblemCode } from '@lading/contract/calls/problem'
import { useQuery } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { answer, asked, Refusal } from '../testing/server.ts'
import { show } from '../testing/show.tsx'
import { useAct } from './act.ts'
import { query } from './api.ts'

const Status = z.object({ status: z.string() })
const common = { summary: 'A test', access: 'signed-in', reply: Status } as const
const read = endpoint({ ...common, method: 'GET', path: '/filing' })
const submit = endpoint({ ...common, method: 'POST', path: '/filing/submit', idempotent: true })

function Filing() {
  const { data } = useQuery(query(read))
  const act = useAct(submit, { stale: [read] })
  return (
    <>
      <p>Status: {data?.status}</p>
      <button onClick={() => act.mutate({})}>Submit</button>
    </>
  )
}

/** A page whose act is done, and answered by something else than that it is. */
async function afterAnswer(how: () => unknown) {
  let status = 'draft'
  answer('GET /filing', () => ({ status }))
  answer('POST /filing/submit', () => {
    status = 'filed'
    return how()
  })
  const screen = await show(<Filing />)
  await expect.element(screen.getByText('Status: draft')).toBeVisible()
  await screen.getByRole('button', { name: 'Submit' }).click()
  return screen
}

const failure = (code: ProblemCode) => () => new Refusal(code, 'It may have been done.')

test.each([
  ['a database that broke while it was saved', failure('unavailable')],
  ['a failure of the server', failure('unexpected')],
  ['an answer that is not understood', () => ({ not: 'what was declared' })],
  ['an answer that was lost', () => Promise.reject(new TypeError('cut off'))],
])('what an act may have changed is read again after %s', async (_, how) => {
  const screen = await afterAnswer(how)
  await expect.element(screen.getByText('Status: filed')).toBeVisible()
})

test('what a refusal surely left as it was is not read again', async () => {
  const screen = await afterAnswer(() => new Refusal('refused', 'Not now.'))
  await expect.element(screen.getByText('Not now.')).toBeVisible()
  expect(asked.map(({ method }) => method)).toEqual(['GET', 'POST'])
})
