import { parse } from 'csv-parse/sync'
import { createAccreditationLife } from '#modules/accreditations/life/accreditation-life'
import { importAccreditation } from '#modules/accreditations/import/import-accreditation'
import { ImportedLine, importedColumns } from '#modules/accreditations/import/imported-line'
import { importBusiness } from '#modules/businesses/import-business'
import type { Db } from '#platform/database'
import { Problem } from '#platform/problem'
import { lifeHandlers } from '../workflow-handlers.ts'

const life = createAccreditationLife(lifeHandlers)

/** What became of a file: how many lines were entered or known already, and which were refused and why. */
export interface ImportSummary {
  readonly entered: number
  readonly known: number
  readonly refused: readonly { readonly line: number; readonly why: string }[]
}

/** The file cannot be read at all. */
export class UnreadableFile extends Error {}

/**
 * Enters the accreditations of a file, each line in a transaction of its own, so that a doubtful one holds up none of the
 * others. With `check` nothing is kept. Throws UnreadableFile where the file is no such file.
 */
export async function importLines(
  db: Db,
  text: string,
  { check, now }: { check: boolean; now: Date },
): Promise<ImportSummary> {
  const refused: { line: number; why: string }[] = []
  let [entered, known] = [0, 0]
  for (const { line, cells } of rowsOf(text)) {
    const read = ImportedLine.safeParse(cells)
    if (!read.success) {
      refused.push({
        line,
        why: read.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join(' '),
      })
      continue
    }
    const why = await enter(db, read.data, check, now)
    if (why === 'entered') entered += 1
    else if (why === 'known') known += 1
    else refused.push({ line, why: why.message })
  }
  return { entered, known, refused }
}

class Undone extends Error {
  readonly outcome: 'entered' | 'known'
  constructor(outcome: 'entered' | 'known') {
    super('Only checked')
    this.outcome = outcome
  }
}

async function enter(db: Db, line: ImportedLine, check: boolean, now: Date): Promise<'entered' | 'known' | Problem> {
  try {
    return await db.transaction().execute(async (tx) => {
      const business_id = await importBusiness(tx, line, now)
      const outcome = (await importAccreditation(life, tx, business_id, line, now)) ? 'entered' : 'known'
      if (check) throw new Undone(outcome)
      return outcome
    })
  } catch (error) {
    if (error instanceof Undone) return error.outcome
    if (error instanceof Problem) return error
    throw error
  }
}

/** The lines with their numbers in the file; the first names the columns. */
function rowsOf(text: string): { line: number; cells: Record<string, string> }[] {
  try {
    const read = parse(text, { bom: true, columns: headed, info: true, skip_empty_lines: true, trim: true })
    return (read as unknown as { record: Record<string, string>; info: { lines: number } }[]).map(
      ({ record: cells, info }) => ({ line: info.lines, cells }),
    )
  } catch (error) {
    throw new UnreadableFile(error instanceof Error ? error.message : String(error))
  }
}

function headed(names: string[]): string[] {
  const missing = importedColumns.filter((name) => !names.includes(name))
  const strange = names.filter((name) => !importedColumns.includes(name))
  if (missing.length > 0) throw new UnreadableFile(`The first line lacks ${missing.join(', ')}.`)
  if (strange.length > 0)
    throw new UnreadableFile(`The first line has columns that are not known: ${strange.join(', ')}.`)
  return names
}
