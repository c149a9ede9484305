import type { CheckedRequirement } from '@lading/contract/evaluation'
import type { Tone } from '@lading/domain/transactions/labels'

type File = CheckedRequirement['files'][number]

/** A current file with the requirement it stands under. */
export interface CheckedFile {
  readonly line: CheckedRequirement
  readonly file: File
}

/** Where a file or a whole requirement stands with the evaluator. */
export type Standing = 'accepted' | 'returned' | 'open' | 'missing'

export const standingMarks: Readonly<Record<Standing, readonly [Tone, string]>> = {
  accepted: ['done', 'Accepted'],
  returned: ['client', 'Return'],
  open: ['idle', 'Not decided'],
  missing: ['stopped', 'Missing'],
}

/** Every current file, in the order of the checklist. */
export function filesOf(checklist: readonly CheckedRequirement[]): CheckedFile[] {
  return checklist.flatMap((line) => line.files.map((file) => ({ line, file })))
}

/** A file and those it took the place of, the last first. */
export function versionsOf(line: CheckedRequirement, file: File): File[] {
  const former = line.earlier.find(({ id }) => id === file.replaces_id)
  return former ? [file, ...versionsOf(line, former)] : [file]
}

export function standingOfFile({ decision }: Pick<File, 'decision'>): Standing {
  return decision ?? 'open'
}

/** A requirement is accepted once all its files are; one returned file returns it. */
export function standingOf({ files }: Pick<CheckedRequirement, 'files'>): Standing {
  if (files.length === 0) return 'missing'
  if (files.some(({ decision }) => decision === 'returned')) return 'returned'
  return files.every(({ decision }) => decision === 'accepted') ? 'accepted' : 'open'
}

/** How many requirements stand in each way. */
export function tallyOf(checklist: readonly CheckedRequirement[]): Readonly<Record<Standing, number>> {
  const tally = { accepted: 0, returned: 0, open: 0, missing: 0 }
  for (const line of checklist) tally[standingOf(line)] += 1
  return tally
}

/** `10/13`: decided of all; nothing where nothing is asked. */
export function decidedCount(checklist: readonly CheckedRequirement[]): string {
  const { accepted, returned } = tallyOf(checklist)
  return checklist.length > 0 ? `${accepted + returned}/${checklist.length}` : ''
}
