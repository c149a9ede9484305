import { z } from 'zod'
import { ById, endpoint, Id } from '../calls/endpoint.ts'
import { pagedTable } from '../tables/paged-table.ts'
import { Answers, Section } from './report-lines.ts'

/** So many lines of a report are marked at most; where more is wrong its sections are. */
export const MOST_MARKED = 200

/** 0 is the first submission, 1 the answer to the first return. */
const Round = z.int().min(0).max(1000)

/** A line as it was filed. */
export const FiledLine = z.object({ number: z.int(), answers: Answers })
export type FiledLine = z.infer<typeof FiledLine>

export const filedLines = pagedTable({
  name: 'filed-lines',
  summary: 'The lines of a section of a report as they were filed in a round; 404 for a round that was not filed',
  access: 'signed-in',
  recordScope: 'transaction',
  refuses: ['not-found'],
  row: FiledLine,
  orderBy: ['number'],
  sortBy: 'asc',
  filters: { transaction_id: Id, section: Section, round: Round },
})

/** A line that differs from the round before: `before` is null of one that was added, `after` of one that was removed. */
export const LineChange = z.object({
  number: z.int(),
  state: z.enum(['added', 'changed', 'removed']),
  before: Answers.nullable(),
  after: Answers.nullable(),
})
export type LineChange = z.infer<typeof LineChange>

export const lineChanges = pagedTable({
  name: 'line-changes',
  summary: 'What changed in a section of a report, line by line, between a round that was filed and the one before',
  access: 'signed-in',
  recordScope: 'transaction',
  refuses: ['not-found'],
  row: LineChange,
  orderBy: ['number'],
  sortBy: 'asc',
  filters: {
    transaction_id: Id,
    section: Section,
    /** From 1; for the business also the one it is answering. */
    round: Round.min(1),
    state: z.enum(['added', 'changed', 'removed']).optional(),
  },
})

/** A submission of a report. */
export const ReportRound = z.object({
  round: z.int(),
  at: z.iso.datetime(),
  /** How many lines each section had; 0 where it had none. */
  lines: z.record(z.string(), z.int()),
})
export type ReportRound = z.infer<typeof ReportRound>

export const reportRounds = endpoint({
  method: 'GET',
  path: '/reportorials/:id/rounds',
  summary: 'When a report was submitted, round by round, the last one first, with the number of its lines',
  access: 'signed-in',
  recordScope: 'transaction',
  params: ById,
  reply: z.object({ data: z.array(ReportRound) }),
})

/** A remark on a line: as it was filed when it was marked, and as it was or is answered. */
export const MarkedLine = z.object({
  return_id: z.int(),
  section: Section,
  number: z.int(),
  /** What the line is about. */
  label: z.string(),
  remark: z.string(),
  /** Of the submission that answers it. */
  round: z.int(),
  /** Whether it went out to the client. */
  is_sent: z.boolean(),
  answer: z.string(),
  answered_at: z.iso.datetime().nullable(),
  filed: Answers.nullable(),
  /** As it stands now, or stood when it was filed again; null where it was removed. */
  now: Answers.nullable(),
  /** To change it; null where it is not there. */
  line_id: z.int().nullable(),
})
export type MarkedLine = z.infer<typeof MarkedLine>

export const markedLines = endpoint({
  method: 'GET',
  path: '/reportorials/:id/lines/marked',
  summary: 'The lines of a report that are marked now, and those of the return before; a client reads what was sent',
  access: 'signed-in',
  recordScope: 'transaction',
  params: ById,
  reply: z.object({ data: z.array(MarkedLine) }),
})
