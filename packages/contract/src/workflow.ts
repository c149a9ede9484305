import { inputs, type InputName } from '@lading/domain/workflow/transition/inputs'
import { statuses } from '@lading/domain/transactions/status'
import { transactionTypes } from '@lading/domain/transactions/transaction-type'
import { z } from 'zod'
import { ById, endpoint, Id } from './calls/endpoint.ts'
import { isNestedTooDeep } from './calls/nesting.ts'
import { agencies } from '@lading/domain/transactions/agency'

export const StatusCode = z.literal(statuses)
export const TypeCode = z.literal(transactionTypes)
export const AgencyCode = z.enum(agencies)

/** A question of an act, as the form asks it. */
export const Question = z.object({
  name: z.enum(Object.keys(inputs) as [InputName, ...InputName[]]),
  label: z.string(),
  kind: z.string(),
  required: z.boolean(),
  help: z.string().optional(),
  choices: z.array(z.object({ value: z.string(), label: z.string() })).optional(),
  /** The event a day follows, and its day. */
  earliest: z.object({ day: z.iso.date(), event: z.string() }).optional(),
})
export type Question = z.infer<typeof Question>

/** An act this person may do now, with what it asks. */
export const OfferedAct = z.object({
  action: z.string(),
  label: z.string(),
  /** The step that leads on: the one filled button. */
  is_usual: z.boolean(),
  transition_id: z.string(),
  to: StatusCode,
  questions: z.array(Question),
})
export type OfferedAct = z.infer<typeof OfferedAct>

export const Holder = z.object({
  user_id: z.int(),
  name: z.string(),
  lease_ends_at: z.iso.datetime(),
  is_me: z.boolean(),
})

/** What one person may do with a transaction now; buttons are drawn from this alone. */
export const Process = z.object({
  transaction_id: z.int(),
  version: z.int(),
  status: StatusCode,
  acts: z.array(OfferedAct),
  not_yet: z.array(z.object({ action: z.string(), label: z.string(), why: z.string() })),
  holder: Holder.nullable(),
  processor: z.object({ user_id: z.int(), name: z.string() }).nullable(),
})
export type Process = z.infer<typeof Process>

export const transactionProcess = endpoint({
  method: 'GET',
  path: '/transactions/:id/process',
  summary: 'What the caller may do with a transaction now, and what each action requires',
  access: 'signed-in',
  recordScope: 'transaction',
  params: ById,
  reply: Process,
})

/** One step: the action, the version the person saw, and the answers to the act's questions beside them. */
export const Step = z.looseObject({ action: z.string().min(1).max(100), version: z.int() })
export type Step = z.infer<typeof Step>

/** Where the step led; `version` is the one to send next. */
export const CompletedMove = z.object({
  transaction_id: z.int(),
  accreditation_id: z.int().nullable(),
  status: StatusCode,
  version: z.int(),
})
export type CompletedMove = z.infer<typeof CompletedMove>

export const moveTransaction = endpoint({
  method: 'PUT',
  path: '/transactions/update/status/:id',
  summary: 'One step of the workflow, by transaction',
  access: 'signed-in',
  recordScope: 'act',
  params: ById,
  body: Step,
  reply: CompletedMove,
  idempotent: true,
})

export const moveAccreditation = endpoint({
  method: 'PATCH',
  path: '/accreditations/status/:id',
  summary:
    'One step of the workflow, by the accreditation that a new application or renewal makes, or of one that was given',
  access: 'signed-in',
  recordScope: 'act',
  params: ById,
  body: Step,
  /** Of an accreditation that was given no transaction moves. */
  reply: CompletedMove.extend({ transaction_id: z.int().nullable() }),
  idempotent: true,
})

/** Acts that the specification also names by an address of their own. */
export const saveRouting = endpoint({
  method: 'PATCH',
  path: '/transactions/change-info/saveRouting/:id',
  summary: 'Routes a transaction to an evaluator or a queue group',
  access: { permission: 'route-assign' },
  recordScope: 'act',
  params: ById,
  body: z.looseObject({ version: z.int() }),
  reply: CompletedMove,
  idempotent: true,
})

export const submitOrderOfPayment = endpoint({
  method: 'PUT',
  path: '/submit-op',
  summary: 'Issues the order of payment of a transaction to the client',
  access: { permission: 'issue-order-of-payment' },
  recordScope: 'act',
  body: z.looseObject({ transaction_id: Id, version: z.int() }),
  reply: CompletedMove,
  idempotent: true,
})

const Answers = z.record(z.string(), z.unknown()).refine((answers) => !isNestedTooDeep(answers))

const AnswersText = z
  .string()
  .max(100_000)
  .transform((text, context) => {
    try {
      return Answers.parse(JSON.parse(text))
    } catch {
      context.addIssue({ code: 'custom', message: 'Write the answers as a JSON object.' })
      return z.NEVER
    }
  })

export const moveTransactionWithFiles = endpoint({
  method: 'POST',
  path: '/transactions/status/withfile/:id',
  summary: 'One step of the workflow with its files: each part is named as the question it answers',
  access: 'signed-in',
  recordScope: 'act',
  params: ById,
  limit: 30,
  multipart: true,
  body: z.object({
    action: z.string().min(1).max(100),
    version: z.coerce.number<string | number>().int(),
    /** The other answers, as the text of a JSON object. */
    answers: AnswersText.default({}),
  }),
  reply: CompletedMove,
  idempotent: true,
})

/** Staff of the agency, with what they have on their desk, for routing and reassigning. */
export const Candidates = z.object({
  people: z.array(
    z.object({
      user_id: z.int(),
      name: z.string(),
      position_title: z.string(),
      open: z.int(),
      may_act: z.boolean(),
      why_not: z.string(),
    }),
  ),
  queue_groups: z.array(z.object({ id: z.int(), name: z.string(), members: z.int(), open: z.int() })),
})
export type Candidates = z.infer<typeof Candidates>

export const routingCandidates = endpoint({
  method: 'GET',
  path: '/transactions/:id/candidates',
  summary: 'Evaluators and queue groups a transaction may be routed to, with their workload',
  access: 'staff',
  recordScope: 'transaction-of-staff',
  params: ById,
  reply: Candidates,
})

export const renewLease = endpoint({
  method: 'PUT',
  path: '/evaluator/locked/:transaction_id',
  summary: 'Renews the lock; refused if another person holds it',
  access: 'staff',
  recordScope: 'held-transaction',
  params: z.object({ transaction_id: Id }),
  reply: Holder,
})

export const lockHolder = endpoint({
  method: 'GET',
  path: '/evaluator/locked/:transaction_id',
  summary: 'Who holds the lock on a transaction',
  access: 'staff',
  recordScope: 'transaction-of-staff',
  params: z.object({ transaction_id: Id }),
  reply: z.object({ holder: Holder.nullable() }),
})

/** One day of the statutory clock, counted or not, and why. */
export const ClockDay = z.object({
  date: z.iso.date(),
  counted: z.boolean(),
  number: z.int().nullable(),
  why: z.string(),
})

/** The statutory clock of a transaction, worked out from its steps. */
export const Clock = z.object({
  state: z.enum(['not-started', 'runs', 'paused', 'stopped']),
  class_name: z.string(),
  limit_days: z.int().nullable(),
  received_on: z.iso.date().nullable(),
  due_on: z.iso.date().nullable(),
  days_used: z.int(),
  days_left: z.int().nullable(),
  client_deadline_on: z.iso.date().nullable(),
  days: z.array(ClockDay),
})
export type Clock = z.infer<typeof Clock>

export const transactionClock = endpoint({
  method: 'GET',
  path: '/transactions/:id/clock',
  summary: 'When it is due, with every day explained',
  access: 'signed-in',
  recordScope: 'transaction',
  params: ById,
  reply: Clock,
})
