import { isRecord, shownListNames, staffLists, type ShownListName } from '@lading/domain/workflow/lists/lists'
import { z } from 'zod'
import { ById, endpoint } from './calls/endpoint.ts'
import { pagedTable } from './tables/paged-table.ts'
import { AgencyCode, StatusCode, TypeCode } from './workflow.ts'

/** One line of a staff list. */
export const QueueRow = z.object({
  transaction_id: z.int(),
  reference: z.string(),
  queue_number: z.int().nullable(),
  type: TypeCode,
  agency: AgencyCode,
  status: StatusCode,
  business_id: z.int(),
  business_name: z.string(),
  domestic: z.int(),
  international: z.int(),
  nvocc: z.int(),
  filed_at: z.iso.datetime().nullable(),
  due_on: z.iso.date().nullable(),
  days_left: z.int().nullable(),
  clock_state: z.enum(['not-started', 'runs', 'paused', 'stopped']),
  processor_name: z.string().nullable(),
  queue_group_name: z.string().nullable(),
  lock_holder_name: z.string().nullable(),
  resubmissions: z.int(),
  total_amount_due: z.string().nullable(),
  /** What its client asks to be excused from, until it is answered. */
  asks: z.enum(['condonation', 'waiver']).nullable(),
})
export type QueueRow = z.infer<typeof QueueRow>

/**
 * One line of "For Approval": a transaction, or an accreditation whose business asks to give it up. That one names no
 * transaction and no type; its reference is its number, and the page of the business holds the request.
 */
export const ApprovalRow = QueueRow.extend({
  transaction_id: z.int().nullable(),
  type: TypeCode.nullable(),
  asks: z.enum(['condonation', 'waiver', 'surrender']).nullable(),
})
export type ApprovalRow = z.infer<typeof ApprovalRow>

/** A record opens with what was filed last, work with what is due first. */
const dueFirst = {
  orderBy: ['due_on', 'filed_at', 'reference', 'business_name', 'status', 'type'],
  sortBy: 'asc',
} as const
const newestFirst = {
  orderBy: ['filed_at', 'due_on', 'reference', 'business_name', 'status', 'type'],
  sortBy: 'desc',
} as const

/** The staff lists of the workflow: a call for each row of packages/domain/src/workflow/lists/lists.ts that has a screen. */
export const staffQueues = {
  ...(Object.fromEntries(shownListNames.map((name) => [name, staffQueue(name, QueueRow)])) as Record<
    TransactionListName,
    TransactionList
  >),
  'for-approval': staffQueue('for-approval', ApprovalRow),
}

/** A list whose lines are transactions alone. */
export type TransactionListName = Exclude<ShownListName, 'for-approval'>
export type TransactionList = ReturnType<typeof staffQueue<typeof QueueRow>>
export type ApprovalList = ReturnType<typeof staffQueue<typeof ApprovalRow>>

function staffQueue<Row extends z.ZodType>(name: ShownListName, row: Row) {
  const { permission, screen } = staffLists[name]
  return pagedTable({
    name,
    summary: screen.summary,
    access: permission === null ? 'staff' : { permission },
    recordScope: 'transaction-of-staff',
    row,
    ...(isRecord(name) ? newestFirst : dueFirst),
    filters: { type: TypeCode.optional(), status: StatusCode.optional() },
  })
}

export const pendingEvaluations = endpoint({
  method: 'GET',
  path: '/evaluator/pending',
  summary: 'What waits on the caller’s own desk, first due first',
  access: { permission: staffLists['my-queue'].permission },
  recordScope: 'transaction-of-staff',
  query: z.object({ page: z.coerce.number().int().min(1).default(1) }),
  reply: z.object({ data: z.array(QueueRow), total: z.int() }),
})

export const queueCounts = endpoint({
  method: 'POST',
  path: '/transactions/count/list',
  summary: 'How many entries wait in each list the caller may see',
  access: 'signed-in',
  reply: z.object({ counts: z.record(z.string(), z.int()) }),
})

/** Counted to a thousand; `is_more`: beyond that nobody counted. */
const CountedWork = z.object({ total: z.int(), is_more: z.boolean() })

export const dueWork = endpoint({
  method: 'GET',
  path: '/transactions/due-work',
  summary: 'What is due first in the caller’s lists, and how much is late or due today',
  access: 'staff',
  recordScope: 'transaction-of-staff',
  reply: z.object({ late: CountedWork, due_today: CountedWork, data: z.array(QueueRow) }),
})

/** Its place among what waits for evaluation at its agency, in the order of filing; null if it does not wait. */
export const evaluationPlace = endpoint({
  method: 'GET',
  path: '/transactions/:id/evaluation-place',
  summary: 'How many transactions that were filed earlier wait for evaluation at the agency of this one',
  access: 'customer',
  recordScope: 'business',
  params: ById,
  reply: z.object({ earlier: CountedWork.nullable() }),
})

export const QueueGroup = z.object({
  id: z.int(),
  agency: AgencyCode,
  name: z.string(),
  description: z.string(),
  types: z.array(TypeCode),
  legal_basis: z.string(),
  is_active: z.boolean(),
  version: z.int(),
  open: z.int(),
  members: z.array(z.object({ user_id: z.int(), name: z.string(), position_title: z.string(), open: z.int() })),
})
export type QueueGroup = z.infer<typeof QueueGroup>

export const QueueGroupInput = z.object({
  agency: AgencyCode,
  name: z.string().trim().min(1, 'Name the queue group.').max(255),
  description: z.string().trim().max(255).default(''),
  types: z.array(TypeCode).default([]),
  legal_basis: z.string().trim().max(255).default(''),
  is_active: z.boolean().default(true),
  member_ids: z.array(z.int()).default([]),
})
export type QueueGroupInput = z.input<typeof QueueGroupInput>

export const queueGroups = endpoint({
  method: 'GET',
  path: '/queue',
  summary: 'Queue groups with their members and loads',
  access: { permission: 'view-user' },
  recordScope: 'agency',
  reply: z.object({ data: z.array(QueueGroup) }),
})

export const createQueueGroup = endpoint({
  method: 'POST',
  path: '/queue',
  summary: 'Creates a queue group',
  access: { permission: 'manage-role-permission' },
  recordScope: 'agency',
  body: QueueGroupInput,
  reply: QueueGroup,
  idempotent: true,
})

export const updateQueueGroup = endpoint({
  method: 'PUT',
  path: '/queue/:id',
  summary: 'Changes a queue group and its members',
  access: { permission: 'manage-role-permission' },
  recordScope: 'agency',
  params: ById,
  body: QueueGroupInput.extend({ version: z.int() }),
  reply: QueueGroup,
})

export const deleteQueueGroup = endpoint({
  method: 'DELETE',
  path: '/queue/:id',
  summary: 'Deletes a queue group with nothing open',
  access: { permission: 'manage-role-permission' },
  recordScope: 'agency',
  params: ById,
  reply: z.object({ id: z.int() }),
})

/** Staff who may be members of a queue group of an agency. */
export const queueStaff = endpoint({
  method: 'GET',
  path: '/queue/staff',
  summary: 'Evaluators of an agency, for a queue group',
  access: { permission: 'view-user' },
  recordScope: 'agency',
  query: z.object({ agency: AgencyCode }),
  reply: z.object({ data: z.array(z.object({ user_id: z.int(), name: z.string(), position_title: z.string() })) }),
})

/** What is open in one group, or on one evaluator's desk; one of them must be named. */
export const queueTransactions = pagedTable({
  name: 'queue-transactions',
  summary: 'Open transactions of a queue group or of one evaluator',
  access: { permission: 'view-user' },
  recordScope: 'transaction-of-staff',
  row: QueueRow,
  orderBy: ['due_on', 'filed_at', 'reference', 'business_name', 'status', 'type'],
  sortBy: 'asc',
  filters: { queue_group_id: z.int().optional(), processor_id: z.int().optional() },
})

/** What a business filed with the agencies of the caller. */
export const transactionsOfBusiness = pagedTable({
  name: 'transactions-of-business',
  summary: 'Transactions of a business at the caller’s agency, the last filed first',
  access: 'staff',
  recordScope: 'transaction-of-staff',
  row: QueueRow,
  orderBy: ['filed_at', 'due_on', 'reference', 'status', 'type'],
  filters: { business_id: z.int(), type: TypeCode.optional(), status: StatusCode.optional() },
})

/** The next transaction for this evaluator: of those assigned to them, to their groups, or to nobody, the one filed first. */
export const claimNext = endpoint({
  method: 'POST',
  path: '/evaluator/claim',
  summary: 'Takes and locks the next transaction to evaluate; none if nothing waits',
  access: { permission: 'lock-start-evaluation' },
  reply: z.union([
    QueueRow.pick({ transaction_id: true, type: true, business_id: true }),
    z.object({ transaction_id: z.null() }),
  ]),
  idempotent: true,
})
