import { direct } from '@lading/contract/forms/lines/air-lines'
import { expect, test } from 'vitest'
import { gridOfFile } from './grid-of-file.ts'
import { lineTemplate } from './line-template.ts'

test.each(['csv', 'xlsx'] as const)(
  'a name that begins as a formula does comes back from a %s as it was',
  async (format) => {
    const rows = [{ carrier: '@Home Air', origin: '-Manila', destination: "'s-Hertogenbosch" }]
    const file = await lineTemplate(direct, { format, rows, countries: [] })
    expect((await gridOfFile(file))[1]?.slice(0, 3)).toEqual(['@Home Air', '-Manila', "'s-Hertogenbosch"])
  },
)

test('in a CSV file, which a spreadsheet works out, an apostrophe stands before it', async () => {
  const file = await lineTemplate(direct, { format: 'csv', rows: [{ carrier: '@Home Air' }], countries: [] })
  expect(Buffer.from(file).toString()).toContain("\n'@Home Air,")
})
