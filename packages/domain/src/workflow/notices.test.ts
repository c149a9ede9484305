import { describe, expect, test } from 'vitest'
import { ensure } from '../ensure.ts'
import { subjectOf, recipientsOf } from './notices.ts'
import { Status } from '../transactions/status.ts'
import { decisionFacts } from '../testing/decision-facts.ts'
import { transitions } from './transitions.ts'

const row = (id: string) => ensure(transitions.find((found) => found.id === id))
const told = (id: string, after = {}) => recipientsOf(row(id), decisionFacts(), decisionFacts(after))

describe('who is told', () => {
  test.each([
    { id: 'A04', after: {}, whom: ['CUS', 'QM'], why: 'a filing: the client, and whoever routes it' },
    { id: 'A04', after: { processor_id: 11 }, whom: ['CUS', 'processor'], why: 'a completed filing: its evaluator' },
    { id: 'A10', after: {}, whom: [], why: 'the start of evaluation: nobody' },
    { id: 'A13', after: { processor_id: 11 }, whom: ['processor'], why: 'an answer: the same evaluator, once' },
    { id: 'A18', after: { processor_id: 11 }, whom: ['processor'], why: 'a return to staff: never the client' },
    { id: 'A32', after: {}, whom: ['REC', 'CUS'], why: 'a validated payment: the recommending officer' },
    { id: 'A22', after: { recommendation: 'approve' }, whom: ['APP'], why: 'a correction: the approver signs again' },
    { id: 'A37', after: {}, whom: ['CUS'], why: 'an approval: the client' },
    { id: 'A12x', after: {}, whom: ['CUS'], why: 'a longer deadline: the client' },
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

  test('says the words that open the transaction', () => {
    expect(subjectOf({ reference, type: 1, status: Status.forPayment }, 'customer')).toBe(
      'Status Change: SFF-N-2026-000123 is now pay order of payment',
    )
    expect(subjectOf({ reference, type: 1, status: Status.forRevision }, 'staff')).toContain('for revision')
  })

  test('a customer never gets those words about a case, staff do', () => {
    const opened = { reference, type: 18, status: Status.suspended } as const
    expect(subjectOf(opened, 'customer')).not.toContain('Status Change')
    expect(subjectOf(opened, 'staff')).toContain('Status Change')
  })
})
