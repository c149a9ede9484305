import { z } from 'zod'
import { ById, endpoint, Id } from '../calls/endpoint.ts'
import { Filing } from '../filing/filing.ts'
import { pagedTable } from '../tables/paged-table.ts'

export const Section = z.string().min(1).max(40)
export const Answers = z.record(z.string().max(40), z.unknown())

/** A line of a report, with its number in its section. */
export const ReportLine = z.object({ line_id: z.int(), number: z.int(), answers: Answers })
export type ReportLine = z.infer<typeof ReportLine>

/** A line as a person may read it: staff also read what gave way to a correction that was not submitted, which has no id. */
export const ReadLine = ReportLine.extend({ line_id: z.int().nullable() })
export type ReadLine = z.infer<typeof ReadLine>

export const reportLines = pagedTable({
  name: 'report-lines',
  summary: 'The lines of a section of a report; of a draft only for its business, for staff as they were filed last',
  access: 'signed-in',
  recordScope: 'transaction',
  refuses: ['not-found'],
  row: ReadLine,
  orderBy: ['number'],
  sortBy: 'asc',
  filters: { transaction_id: Id, section: Section, number: z.int().positive().optional() },
})

const write = { access: { permission: 'customer-submit-reporting' }, recordScope: 'prepare', params: ById } as const

/** Lines are sent in parts of so many at most. */
const LINES_AT_ONCE = 500

/** `add` keeps the lines there are; `replace` takes their place, `correct` that of those whose numbers it names. */
const Mode = z.enum(['add', 'replace', 'correct'])

export const addReportLines = endpoint({
  ...write,
  method: 'POST',
  path: '/reportorials/:id/lines',
  summary: 'Adds lines to a section of a report, all or none; a fault is named by line and column',
  body: z.object({ section: Section, lines: z.array(Answers).min(1).max(LINES_AT_ONCE) }),
  reply: Filing,
  idempotent: true,
})

export const updateReportLine = endpoint({
  ...write,
  method: 'PUT',
  path: '/reportorials/:id/lines/:line_id',
  summary: 'Changes a line of a report; 409 where another user changed it since it was read',
  params: z.object({ id: Id, line_id: Id }),
  body: z.object({ answers: Answers, was: Answers }),
  reply: Filing,
})

export const removeReportLines = endpoint({
  ...write,
  method: 'POST',
  path: '/reportorials/:id/lines/removal',
  summary: 'Removes lines from a section of a report: those named, or all',
  body: z.object({ section: Section, line_ids: z.array(Id).min(1).max(LINES_AT_ONCE).or(z.literal('all')) }),
  reply: Filing,
})

/** A line of a file that was not taken: its number in the file, its cells, and why, by column. */
export const FaultyLine = z.object({
  line: z.int(),
  cells: z.array(z.string()),
  /** `column` as it is called on the screen; empty where the line as a whole is meant. */
  faults: z.array(z.object({ column: z.string(), message: z.string() })),
})
export type FaultyLine = z.infer<typeof FaultyLine>

export const ImportedLines = z.object({
  /** How many were taken. */
  added: z.int(),
  faulty: z.array(FaultyLine),
  /** The first line of the file where it names the columns; null where it does not. */
  header: z.array(z.string()).nullable(),
  /** Heads that name no column: what stands below them was left out. */
  unknown: z.array(z.string()),
  filing: Filing,
})
export type ImportedLines = z.infer<typeof ImportedLines>

export const importReportLines = endpoint({
  ...write,
  method: 'POST',
  path: '/reportorials/:id/lines/import',
  summary:
    'Takes the lines of a CSV or XLSX file, or pasted ones; each faulty one is named, and the good ones are kept, corrections only where all are good',
  limit: 30,
  multipart: true,
  files: 'A CSV or XLSX file of at most 5 MB.',
  body: z.object({ section: Section, mode: Mode }),
  reply: ImportedLines,
})

export const reportLineTemplate = endpoint({
  method: 'GET',
  path: '/reportorials/:id/lines/template',
  summary:
    'A file with the columns of a section: empty, with the lines of the last report, or with those that came back',
  access: { permission: 'customer-submit-reporting' },
  recordScope: 'business',
  params: ById,
  query: z.object({
    section: Section,
    format: z.enum(['csv', 'xlsx']),
    with_last: z.stringbool().default(false),
    with_marked: z.stringbool().default(false),
  }),
  reply: z.unknown(),
  bytes: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
})

/** What the lines of the last report were about, to be filled in again; those that this report has already are left out. */
export const lastReportLines = endpoint({
  method: 'GET',
  path: '/reportorials/:id/lines/last',
  summary: 'What the lines of the last report of the business were about, without their figures',
  access: { permission: 'customer-submit-reporting' },
  recordScope: 'business',
  params: ById,
  query: z.object({ section: Section }),
  reply: z.object({
    /** Of the last report; null where there is none. */
    reference: z.string().nullable(),
    /** The first hundred. */
    lines: z.array(Answers),
    total: z.int(),
  }),
})
