import { lineSectionOf } from '@lading/contract/forms/lines/sections-of'
import { ensure } from '@lading/domain/ensure'
import { answerOrders } from '#platform/threads/answer-orders'
import type { FileAnswer, FileOrder } from './line-file-order.ts'
import { withOtherNames } from './country-names.ts'
import { lineTemplate } from './line-template.ts'
import { readFile } from './read-file.ts'
import { RefusedFile } from './unpacked-workbook.ts'

/** Reads and writes files of lines, away from the server's event loop. Runs as a thread only. */
answerOrders<FileOrder>(async (order) => {
  const section = ensure(lineSectionOf(order.type, order.agency, order.section), 'the section of the lines')
  if (order.is_template) return lineTemplate(section, order)
  return Buffer.from(JSON.stringify(await answerTo(order, section)))
})

async function answerTo(
  { bytes, countries, is_numbered }: FileOrder & { is_template: false },
  section: Parameters<typeof readFile>[1],
) {
  try {
    const lines = await readFile(bytes, section, { countries: withOtherNames(countries), is_numbered })
    return { lines } satisfies FileAnswer
  } catch (error) {
    if (error instanceof RefusedFile) return { why: error.message } satisfies FileAnswer
    throw error
  }
}
