import { linePlaceOf } from './line-path.ts'
import { answerAt, isSameAnswer, type Form } from './form-path.ts'

/** Answers that come back to the client under one name, because who mends one chooses among all of them. */
export interface AnswerBundle {
  readonly label: string
  /** Paths of single answers. */
  readonly of: readonly string[]
}
export type AnswerBundles = Readonly<Record<string, AnswerBundle>>

/** The answers that come back under one name: those of its bundle, else the answer itself. */
export const answersUnder = (code: string, bundles: AnswerBundles): readonly string[] => bundles[code]?.of ?? [code]

/** Whether a returned answer, row, list or bundle opens what stands at a path. */
export function isOpenedBy(code: string, path: string, bundles: AnswerBundles): boolean {
  return answersUnder(code, bundles).some((own) => path === own || path.startsWith(`${own}.`))
}

/** Whether two forms answer what comes back under one name differently. */
export function isAnsweredOtherwise(code: string, one: Form, other: Form, bundles: AnswerBundles): boolean {
  return answersUnder(code, bundles).some((path) => !isSameAnswer(answerAt(one, path), answerAt(other, path)))
}

/** What came back to the client: a document, an answer of the form, or a line of a report. */
export type ReturnedKind = 'document' | 'field' | 'line'

/**
 * The name under which a returned item opens answers of the form; undefined where it opens none. A line opens its section:
 * the client may paste the section again, and the evaluator sees every line that changed.
 */
export function nameOpened({ kind, code }: { readonly kind: ReturnedKind; readonly code: string }): string | undefined {
  if (kind === 'document') return undefined
  return kind === 'line' ? linePlaceOf(code)?.section : code
}
