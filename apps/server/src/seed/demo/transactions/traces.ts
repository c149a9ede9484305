import { manilaDay } from '@lading/domain/dates/manila'
import { definitionOf } from '@lading/domain/transactions/definitions/definitions'
import { bellSubject } from '@lading/domain/workflow/notices/notices'
import { labelOfStatus, typeLabels } from '@lading/domain/transactions/labels'
import { Status } from '@lading/domain/transactions/status'
import { TransactionType } from '@lading/domain/transactions/transaction-type'
import { centavos, decimalText } from '@lading/domain/payments/money'
import { createHash } from 'node:crypto'
import { ensure } from '@lading/domain/ensure'
import { isCustomers } from '../people/customers.ts'
import type { Row } from '../tables.ts'
import { lastAuditedYear, opinionOn } from './reported-period.ts'
import type { DemoTransaction } from './transaction.ts'

/** The step log of a transaction. */
export function stepRows({ id, history }: DemoTransaction): Row[] {
  return history.steps.map(({ row, at, by, as, round, remarks, inputs }) => ({
    transaction_id: id,
    at,
    row_id: row.id,
    action: row.action,
    from_status: row.from,
    to_status: row.to,
    by_user_id: by,
    round,
    remarks,
    remarks_to_client:
      remarks !== '' && (as === 'CUS' || row.action === 'return-to-client' || row.action.startsWith('mark-incomplete')),
    inputs,
  }))
}

/** Who took which part, over all rounds. */
export function participantRows({ id, history }: DemoTransaction): Row[] {
  return Object.entries(history.state.participants).flatMap(([role, people]) =>
    (people as number[]).map((user_id) => ({
      transaction_id: id,
      user_id,
      role,
      first_at: history.steps.find(({ by }) => by === user_id)?.at ?? ensure(history.steps[0], 'the first step').at,
    })),
  )
}

/** What was filed at first, and again with each answer. */
export function submissionRows({ id, history, form, requirements }: DemoTransaction): Row[] {
  return history.steps
    .filter(({ row }) => row.effects.includes('freeze-requirements') || row.action === 'resubmit')
    .map(({ at, by, round }) => ({
      transaction_id: id,
      round,
      at,
      by_user_id: by,
      content_hash: createHash('sha256').update(`demo ${id} ${round}`).digest('hex'),
      form,
      documents: [],
      requirements,
    }))
}

/** What the evaluator wrote before the transaction went to review. */
export function evaluationRows({ id, history, business, plan }: DemoTransaction): {
  memoranda: Row[]
  ratio_analyses: Row[]
} {
  const endorsed = history.steps.find(
    ({ row }) => row.from === Status.lockedForEvaluation && /^(endorse|propose)/.test(row.action),
  )
  if (!endorsed || definitionOf(plan.type).statements === null) return { memoranda: [], ratio_analyses: [] }
  const { business_name, paid_up_capital } = business.profile
  const isAgainst = endorsed.row.action.startsWith('propose')
  return {
    memoranda: [
      {
        transaction_id: id,
        version_no: 1,
        findings: `${business_name} submitted the documents of the checklist. The office was found as stated, the key officers are trained, and the insurance covers the scope applied for.`,
        recommendation: isAgainst
          ? 'Disapproval is recommended: the capital is below the minimum.'
          : 'Approval is recommended.',
        legal_basis: plan.agency === 'dti' ? 'DAO 24-09' : 'RA 776 as amended by PD 1462',
        changes: '',
        written_by: endorsed.by,
        written_at: endorsed.at,
      },
    ],
    ratio_analyses: [
      {
        transaction_id: id,
        figures: figuresFrom(paid_up_capital, lastAuditedYear(manilaDay(endorsed.at))),
        result: {},
        saved_by: endorsed.by,
        saved_at: endorsed.at,
        version: 1,
      },
    ],
  }
}

/** A sound year in proportion to the capital. */
function figuresFrom(paid_up_capital: string, fiscal_year: number) {
  const share = (percent: number) => decimalText(Math.round((centavos(paid_up_capital) * percent) / 100))
  return {
    fiscal_year,
    year: {
      cash: share(30),
      receivables: share(40),
      inventory: '0.00',
      prepayments: share(2),
      current_assets: share(80),
      noncurrent_assets: share(87),
      total_assets: share(167),
      current_liabilities: share(40),
      noncurrent_liabilities: share(13),
      total_liabilities: share(53),
      paid_up_capital: share(100),
      retained_earnings: share(14),
      equity: share(114),
      revenue: share(300),
      direct_cost: share(210),
      operating_expenses: share(78),
      net_income: share(9),
    },
    previous: {},
    auditor: 'Evangelista, Yap and Partners',
    accreditation_number: 'BOA 4411',
    opinion: 'unqualified',
    opinion_on: opinionOn(fiscal_year),
  }
}

/** The last change of status, told to the customers who may be tried. */
export function noticeRows({ id, history, plan, business }: DemoTransaction, reference: string): Row[] {
  const last = ensure(history.steps.at(-1), 'the last step')
  if (!isCustomers(plan.business) || last.as === 'CUS' || plan.type >= TransactionType.requestForSuspension) return []
  const words = labelOfStatus(last.row.to, 'customer', plan.type)
  return [
    {
      user_id: business.user_id,
      transaction_id: id,
      subject: bellSubject({ reference, type: plan.type, status: last.row.to, action: last.row.action }, 'customer'),
      message: `<p>${typeLabels[plan.type]} of ${business.profile.business_name}: ${words}.</p>`,
      link: '',
      from_user_id: last.by,
      created_at: last.at,
    },
  ]
}
