import { expect, test } from 'vitest'
import { plainDate } from '../dates/plain-date.ts'
import { endedDays } from './ended-days.ts'

const all = ['insurance_ends_on', 'agents', 'branches'] as const
const today = plainDate('2026-11-20')
const answers = {
  insurance_ends_on: '2026-11-20',
  branches: [
    { key: 'b1', permit_ends_on: '2026-11-20' },
    { key: 'b2', permit_ends_on: '2026-11-19' },
  ],
  agents: [
    { key: 'a1', agreement_ends_on: '13/2/2020' },
    { key: 'a2', agreement_ends_on: '2025-12-31' },
  ],
}

test('an applicant with an ended permit of a branch or an ended agreement is told by row when it ended', () => {
  expect(endedDays(answers, all, null, today)).toEqual([
    {
      path: 'agents.1.agreement_ends_on',
      message: 'This agreement ended on 31 Dec 2025. Enter the agreement in force, or remove the agent.',
    },
    {
      path: 'branches.1.permit_ends_on',
      message: 'This permit ended on 19 Nov 2026. Enter the permit in force, or remove the branch.',
    },
  ])
})

test('a client is not held up by what stands as before, wherever its row has moved; a day changed meanwhile is tested', () => {
  const standing = { ...answers, branches: answers.branches.toReversed() }
  expect(endedDays(answers, all, standing, today)).toEqual([])
  const changed = { ...answers, insurance_ends_on: '2026-10-31' }
  expect(endedDays(changed, all, standing, today).map(({ path }) => path)).toEqual(['insurance_ends_on'])
})
