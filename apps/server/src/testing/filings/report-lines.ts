import { importReportLines } from '@lading/contract/reports/report-lines'
import type { Client } from '../client.ts'
import { patchOf, read, saving } from './filing.ts'

/** Sends lines of a section as a file. */
export function sentLines(
  client: Client,
  id: number,
  section: string,
  text: string | Uint8Array,
  mode: 'add' | 'replace' | 'correct' = 'add',
) {
  const bytes = typeof text === 'string' ? Buffer.from(text) : text
  const files = [{ field: 'file', name: 'lines.csv', bytes }]
  return client.call(importReportLines, { params: { id }, body: { section, mode }, files })
}

/** Flags sections of a report as without operation. */
export async function withoutOperation(client: Client, id: number, sections: readonly string[]) {
  const draft = await read(client, id)
  const patches = sections.map((name) => patchOf(`${name}_none`, true, draft.form[`${name}_none`]))
  return saving(client, draft, patches)
}
