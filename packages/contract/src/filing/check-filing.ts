import type { PlainDate } from '@lading/domain/dates/plain-date'
import type { Form, FormRow } from '@lading/domain/filing/form-path'
import { dayFaultOf } from './document-day.ts'
import type { Filing } from './filing.ts'
import { sectionOfPath } from '../forms/form-sections.ts'
import type { RequirementFile } from './requirement-lines.ts'
import { formOfType } from '../transaction-types.ts'

/** One thing that stops a submission, and where it is corrected. */
export interface Blocker {
  /** An answer (`tin`, `officers.k1.name`), a list (`officers`), a document (`documents.S-02`) or an item (`returns.7`). */
  readonly path: string
  /** The step of the form where it stands. */
  readonly step: 1 | 2
  /** The part of the form (`office`) or the list (`officers`); `documents` or `returns` for what is no answer. */
  readonly section: string
  readonly message: string
  /** The amounts, names and numbers that the message states. */
  readonly params: Readonly<Record<string, string | number>>
}

type Line = Pick<
  Filing['requirements'][number],
  'code' | 'name' | 'mandatory' | 'may_follow' | 'asks_expiry' | 'expiry_label' | 'day' | 'day_only_for'
> & { readonly files: readonly Pick<RequirementFile, 'expires_on' | 'has_no_day' | 'round'>[] }

/** What is judged: the answers, the documents, and what they are judged by. */
export interface FilingToCheck extends Pick<
  Filing,
  'type' | 'agency' | 'held' | 'certified_otherwise' | 'form' | 'register' | 'limits' | 'filed' | 'resubmissions'
> {
  readonly requirements: readonly Line[]
  readonly returns: readonly Pick<Filing['returns'][number], 'id' | 'label' | 'answered_at'>[]
}

/**
 * Everything that stops a filing, or the answer to its return, in the order of its steps; nothing where the server
 * accepts it. The one check of field, step, review and submission.
 */
export function checkFiling(filing: FilingToCheck, today: PlainDate): Blocker[] {
  return [...answerBlockers(filing, today), ...filedDocumentBlockers(filing, today), ...returnBlockers(filing)]
}

function answerBlockers({ type, form, ...context }: FilingToCheck, today: PlainDate): Blocker[] {
  const definition = formOfType(type)
  return definition.faults(form, { ...context, today }).map(({ path, message, params = {} }) => ({
    path: byKey(path, form),
    step: 1,
    section: sectionOfPath(definition, path) ?? '',
    message,
    params,
  }))
}

/** Of a draft what may follow later stops nothing; of a return a file that was filed keeps its place, whatever its day. */
function filedDocumentBlockers({ requirements, filed, resubmissions }: FilingToCheck, today: PlainDate): Blocker[] {
  if (filed === null)
    return documentBlockers(
      requirements.filter(({ may_follow, files }) => !may_follow || files.length > 0),
      today,
    )
  return documentBlockers(requirements, today, ({ files }) => files.filter(({ round }) => round > resubmissions))
}

/** The documents that are missing, those without their date, and those whose date is not valid today. */
export function documentBlockers(
  requirements: readonly Line[],
  today: PlainDate,
  judged = ({ files }: Line) => files,
): Blocker[] {
  return requirements.flatMap((line) => {
    const at = { path: `documents.${line.code}`, step: 2, section: 'documents' } as const
    const isMissing = line.mandatory && line.files.length === 0
    if (isMissing) return [{ ...at, message: `${line.name}: attach the document.`, params: { document: line.name } }]
    const fault = dayFaultOf(line, today, judged(line))
    if (!fault) return []
    const params = { document: line.name, day: line.expiry_label }
    return [{ ...at, message: `${line.name}: ${fault.message}`, params }]
  })
}

function returnBlockers({ returns }: FilingToCheck): Blocker[] {
  return returns
    .filter(({ answered_at }) => answered_at === null)
    .map(({ id, label }) => ({
      path: `returns.${id}`,
      step: 1,
      section: 'returns',
      message: `${label}: answer what the agency returned.`,
      params: { item: label },
    }))
}

/** `officers.0.name` as `officers.k1.name`: a row keeps its name while rows move. */
export function byKey(path: string, form: Form): string {
  const [group = '', index, ...column] = path.split('.')
  const rows = form[group]
  const row = Array.isArray(rows) ? (rows as FormRow[])[Number(index)] : undefined
  return row ? [group, row.key, ...column].join('.') : path
}
