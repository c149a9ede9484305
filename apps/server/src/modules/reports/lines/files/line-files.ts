import { invalid } from '#platform/problem'
import { WorkThread } from '#platform/threads/work-thread'
import { inTurn } from '#modules/uploads/inspection-turns'
import type { FileAnswer, FileOrder, OfSection, TemplateRows } from './line-file-order.ts'
import type { FileLines } from './read-file.ts'

// A hostile file may work long or fill the memory: the thread is ended then, and the next file gets a new one.
const thread = new WorkThread<FileOrder>(new URL('./line-file-thread.ts', import.meta.url), {
  ordersPerThread: 50,
  timeLimitMs: 20_000,
  memoryLimitMb: 256,
})

const READING = 'Reading the file'
const TOO_LONG = 'This file takes too long to read. Save it as CSV, or send its lines in parts.'

/** What the thread itself threw is a mistake of the portal; that it ended or took too long is the file's doing. */
const isOwnFault = (error: unknown) => error instanceof Error && error.message.startsWith(`${READING} did not succeed`)

/** Reads a file of lines when the turn of its sender comes. Throws 400 for one that is not taken. */
export async function linesOfFile(
  { bytes, is_numbered }: { readonly bytes: Uint8Array; readonly is_numbered: boolean },
  of: OfSection,
  whose: number,
): Promise<FileLines> {
  const said = await inTurn(whose, () =>
    thread.ask({ ...of, is_template: false, bytes, is_numbered }, READING).catch((error: unknown) => {
      throw isOwnFault(error) ? error : invalid({ file: [TOO_LONG] })
    }),
  )
  const answer = JSON.parse(said.toString()) as FileAnswer
  if ('why' in answer) throw invalid({ file: [answer.why] })
  return answer.lines
}

/** A file with the columns of a section, and rows to be filled in. */
export const templateFile = (
  format: 'csv' | 'xlsx',
  rows: TemplateRows,
  of: OfSection,
  whose: number,
): Promise<Buffer> =>
  inTurn(whose, () => thread.ask({ ...of, is_template: true, format, ...rows }, 'Writing the template'))
