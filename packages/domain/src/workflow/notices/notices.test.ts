import { describe, expect, test } from 'vitest'
import { ensure } from '../../ensure.ts'
import type { ActionKey } from '../actions/actions.ts'
import { bellSubject, mailSubject, recipientsOf, reminderSubjects } from './notices.ts'
import { Status } from '../../transactions/status.ts'
import { decisionFacts } from '../../testing/decision-facts.ts'
import { transitions } from '../flows/transitions.ts'

const row = (id: string) => ensure(transitions.find((found) => found.id === id))
const told = (id: string, after = {}) => recipientsOf(row(id), decisionFacts(), decisionFacts(after))

describe('who is told', () => {
  test.each([
    { id: 'A04', after: {}, whom: ['CUS', 'QM'], why: 'a filing: the client, and the queue manager who routes it' },
    { id: 'A04', after: { processor_id: 11 }, whom: ['CUS', 'processor'], why: 'a completed filing: its evaluator' },
    { id: 'A10', after: {}, whom: [], why: 'the start of evaluation: nobody' },
    { id: 'A11', after: { processor_id: 11 }, whom: ['processor'], why: 'a lock released: its evaluator' },
    { id: 'G09', after: { processor_id: 11 }, whom: ['QM', 'former-lock-holder'], why: 'a lock that lay idle: staff' },
    { id: 'A13', after: { processor_id: 11 }, whom: ['processor'], why: 'an answer: the same evaluator, once' },
    { id: 'A18', after: { processor_id: 11 }, whom: ['processor'], why: 'a return to staff: never the client' },
    { id: 'A32', after: {}, whom: ['REC', 'CUS'], why: 'a validated payment: the recommending officer' },
    { id: 'A22', after: { recommendation: 'approve' }, whom: ['APP'], why: 'a correction: the approver signs again' },
    { id: 'A37', after: {}, whom: ['CUS'], why: 'an approval: the client' },
    { id: 'A12x', after: {}, whom: ['CUS'], why: 'a longer deadline: the client' },
    { id: 'D14', after: {}, whom: ['CSH', 'CUS'], why: 'a penalty: its client, who may ask to be excused' },
    { id: 'D17', after: {}, whom: ['CSH', 'CUS'], why: 'a penalty after review: its client too' },
    { id: 'B48', after: { returned_from: Status.forHearing }, whom: ['CUS'], why: 'a question of the hearing' },
    { id: 'B13', after: { returned_from: Status.forHearing }, whom: ['LEG', 'processor'], why: 'its answer' },
    { id: 'H10', after: {}, whom: [], why: 'a renewed accreditation that runs out: nobody' },
    { id: 'H01', after: {}, whom: ['CUS'], why: 'one that expires: the client' },
  ] as const)('$why ($id)', ({ id, after, whom }) => {
    expect(told(id, after)).toEqual(whom)
  })

  test('the business hears nothing of a case before the order is served', () => {
    const heard = transitions
      .filter(({ flow }) => flow === 'F')
      .filter((move) => recipientsOf(move, decisionFacts({ type: 18 }), decisionFacts()).includes('CUS'))
    expect(heard.map(({ id }) => id)).not.toContain('F04')
    expect(heard.map(({ id }) => id)).toEqual(expect.arrayContaining(['F10', 'F26', 'F29', 'F34']))
  })
})

describe('the subject', () => {
  const reference = 'SFF-N-2026-000123'

  test('at the bell opens the transaction, and says what to do before the screen cuts it', () => {
    const due = { reference, type: 1, status: Status.forPayment } as const
    expect(bellSubject(due, 'customer')).toBe('Status Change: SFF-N-2026-000123, payment due')
    const refused = { ...due, action: 'reject-payment' } as const
    expect(bellSubject(refused, 'customer')).toBe('Status Change: SFF-N-2026-000123, payment refused')
    const subjects = transitions.flatMap(({ to, action }) =>
      ([1, 11, 13, 16, 18] as const).flatMap((type) =>
        (['customer', 'staff'] as const).map((audience) =>
          bellSubject({ reference, type, status: to ?? Status.draft, action }, audience),
        ),
      ),
    )
    expect(subjects.filter((subject) => subject.length > 50 || !subject.includes(reference))).toEqual([])
  })

  test('of a mail is a sentence that says what is needed, or what was decided', () => {
    const of = (status: Status, action?: ActionKey) =>
      mailSubject({ reference, type: 11, status, ...(action && { action }) })
    expect(of(Status.forPayment)).toBe('Action required: pay the order of payment for SFF-N-2026-000123')
    expect(of(Status.forPayment, 'reject-payment')).toBe(
      'Action required: your payment for SFF-N-2026-000123 was refused, correct it and send it again',
    )
    expect(of(Status.forPickup)).toBe('Action required: pick up the certificate for SFF-N-2026-000123')
    expect(of(Status.approved)).toBe('Your request SFF-N-2026-000123 was approved')
    // A report is accepted with its payment: the end is the news.
    expect(of(Status.accredited, 'validate-payment')).toBe('Your request SFF-N-2026-000123 is completed')
  })

  test('of a refused payment never asks for a second one: often its number alone was wrong', () => {
    const refused = { reference, status: Status.forPayment, action: 'reject-payment' } as const
    for (const type of [1, 11, 13, 16] as const) {
      expect(mailSubject({ ...refused, type })).not.toContain('pay again')
      expect(bellSubject({ ...refused, type }, 'customer')).not.toContain('pay again')
    }
  })

  test('of a reminder says the same thing to do', () => {
    expect(reminderSubjects({ reference, type: 1, status: Status.forClientAction })).toEqual({
      bell: 'Reminder: SFF-N-2026-000123, answer needed',
      mail: 'Reminder: answer what the agency returned in SFF-N-2026-000123',
    })
  })

  test('staff never get those words about a draft: only its client opens it', () => {
    const asked = { reference, type: 2, status: Status.draft, action: 'ask-for-waiver' } as const
    expect(bellSubject(asked, 'staff')).toBe('Request: SFF-N-2026-000123, waiver asked')
    expect(bellSubject({ ...asked, action: 'waive-arrears' }, 'customer')).toContain('Status Change')
  })

  test('a customer never gets those words about a case, staff do', () => {
    const opened = { reference, type: 18, status: Status.suspended } as const
    expect(bellSubject(opened, 'customer')).toBe('Notice: SFF-N-2026-000123, suspended')
    expect(bellSubject(opened, 'staff')).toContain('Status Change')
  })
})
