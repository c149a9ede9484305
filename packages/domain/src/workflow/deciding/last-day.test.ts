import { expect, test } from 'vitest'
import { plainDate } from '../../dates/plain-date.ts'
import { customer, decisionFacts, officer } from '../../testing/decision-facts.ts'
import { Status } from '../../transactions/status.ts'
import { checkGuards } from './decide.ts'
import { actsOf } from '../roles/roles.ts'

test('a draft of a renewal is not submitted once the time to renew is over; a new application knows no such time', () => {
  const held = { status: Status.expired, is_renewed: false, opens_on: plainDate('2025-09-20') }
  const draft = (type: 1 | 2, ends_on: string) =>
    decisionFacts({
      status: Status.draft,
      type,
      filing: { declaration_accepted: true },
      opening: { renewed: { ...held, ends_on: plainDate(ends_on) } },
    })
  const submitted = (found: ReturnType<typeof draft>) =>
    checkGuards('submit', found, customer(), new Date('2026-11-20T02:00:00Z'))
  expect(submitted(draft(2, '2026-11-19'))).toMatchObject({
    guard: 'may-renew',
    message: 'It could be renewed until 19 Nov 2026.',
  })
  expect(submitted(draft(2, '2026-11-20'))).not.toMatchObject({ guard: 'may-renew' })
  expect(submitted(draft(1, '2026-11-19'))).not.toMatchObject({ guard: 'may-renew' })
})

test.each(['ask-for-surrender', 'voluntary-surrender-closure', 'decline-surrender'] as const)(
  '%s is refused once the last day is past, though no job has said so',
  (action) => {
    const surrender_asked = action !== 'ask-for-surrender'
    const accredited = decisionFacts({
      subject: 'accreditation',
      type: null,
      status: Status.accredited,
      standing: { expiry_on: '2026-11-20', surrender_asked },
    })
    const who = surrender_asked ? officer(11, actsOf('APP')) : customer()
    const on = (instant: string) => checkGuards(action, accredited, who, new Date(instant))
    expect(on('2026-11-20T15:59:59Z')).toMatchObject({ ok: true })
    expect(on('2026-11-20T16:00:00Z')).toMatchObject({ message: 'The accreditation has since expired.' })
  },
)
