import { isSameAnswer } from '../../filing/form-path.ts'
import type { RequiredDocument } from './requirement.ts'

/** The lists a checklist follows from once answers that decide it came back to the client. */
export interface ReturnChecklists {
  /** Frozen with the filing before. */
  readonly filed: readonly RequiredDocument[]
  /** What the catalogue of today asks of the answers as they were filed. */
  readonly before: readonly RequiredDocument[]
  /** What it asks of the answers as they stand. */
  readonly now: readonly RequiredDocument[]
}

/**
 * The checklist after a return: what was filed stays on it, and only what the new answers ask otherwise changes or comes
 * in. A catalogue edited since asks nothing of an open transaction (field facts, section 7).
 */
export function checklistAfterReturn({ filed, before, now }: ReturnChecklists): RequiredDocument[] {
  const otherwise = new Map(
    now.filter((line) => !isSameAnswer(line, lineOf(before, line.code))).map((line) => [line.code, line]),
  )
  return [
    ...filed.map((line) => askedOtherwise(line, lineOf(before, line.code), otherwise.get(line.code))),
    ...[...otherwise.values()].filter((line) => !lineOf(filed, line.code)),
  ]
}

/** A filed line with what the new answers change of it; the rest is as it was filed, whatever the catalogue says today. */
function askedOtherwise(filed: RequiredDocument, before?: RequiredDocument, now?: RequiredDocument): RequiredDocument {
  if (!before || !now) return now ?? filed
  const changed = Object.entries(now).filter(([name, asked]) => asked !== before[name as keyof RequiredDocument])
  return { ...filed, ...Object.fromEntries(changed) }
}

/** Whether a line asks for a file that its filing did not: the same document for another reason is the same document. */
export function asksMore(line: RequiredDocument, filed: RequiredDocument | undefined): boolean {
  return !filed || (line.mandatory && !filed.mandatory) || line.max_files > filed.max_files
}

const lineOf = (lines: readonly RequiredDocument[], code: string) => lines.find((line) => line.code === code)
