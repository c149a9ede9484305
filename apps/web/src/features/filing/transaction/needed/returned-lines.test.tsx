import type { Filing, ReturnedItem } from '@lading/contract/filing/filing'
import type { MarkedLine } from '@lading/contract/reports/report-rounds'
import { formOfType } from '@lading/contract/transaction-types'
import { beforeEach, expect, test } from 'vitest'
import { owner, returned } from '../../../../testing/my-application.tsx'
import { authorisation } from '../../../../testing/people.ts'
import { sampleApplication } from '../../../../testing/sample-application.ts'
import { answer, asked } from '../../../../testing/server.ts'
import { startSession } from '../../../../testing/session.ts'
import { show } from '../../../../testing/show.tsx'
import { NeededPane } from './NeededPane.tsx'

const item = (number: number, changes: Partial<ReturnedItem> = {}): ReturnedItem => ({
  id: number,
  kind: 'line',
  code: `boxes.${number}`,
  label: `Balikbayan boxes, line ${number}`,
  remark: `Remark on line ${number}.`,
  answer: '',
  answered_at: null,
  ...changes,
})
const boxes = (country: string, count: number) => ({ country, boxes: count, undelivered: 0 })
const lineOf = (number: number, filed: object, now: object | null = filed): MarkedLine => ({
  return_id: number,
  section: 'boxes',
  number,
  label: '',
  remark: '',
  round: 1,
  is_sent: true,
  answer: '',
  answered_at: null,
  filed: { ...filed },
  now: now && { ...now },
  line_id: now && 100 + number,
})

const report = (changes: Partial<Filing> = {}) =>
  sampleApplication({
    ...returned,
    type: 14,
    form: formOfType(14).draft.parse({ side: 'dti', boxes_lines: 2, boxes_total_boxes: 47 }),
    requirements: [],
    returns: [item(1), item(2)],
    ...changes,
  })

let marked: MarkedLine[]
beforeEach(() => {
  startSession({ user: owner, authorisation })
  marked = [lineOf(1, boxes('US', 40)), lineOf(2, boxes('AE', 7))]
  answer('GET /countries', () => ({
    data: [
      { code: 'US', name: 'United States' },
      { code: 'AE', name: 'Emirates' },
    ],
    total: 2,
  }))
  answer('GET /reportorials/9/lines/marked', () => ({ data: marked }))
  answer('POST /lists/report-lines', () => ({
    data: [
      { line_id: 101, number: 1, answers: boxes('US', 40) },
      { line_id: 102, number: 2, answers: boxes('AE', 7) },
    ],
    total: 2,
  }))
})

test('a client steps from one remark on a line to the next', async () => {
  const screen = await show(<NeededPane filing={report()} />)
  await expect.element(screen.getByText('2 lines. Everything else remains as you filed it.')).toBeVisible()
  const first = screen.getByRole('region', { name: 'Line 1' })
  await expect.element(first.getByText('Remark on line 1.')).toBeVisible()
  await expect.element(first.getByText('United States')).toBeVisible()
  await screen.getByRole('button', { name: 'Next', exact: true }).click()
  await expect.element(screen.getByText('Remark 2 of 2')).toBeVisible()
  await expect.element(screen.getByRole('region', { name: 'Line 2' }).getByText('Emirates')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Next', exact: true })).toBeDisabled()
  await screen.getByRole('button', { name: 'Next without an answer: line 1' }).click()
  await expect.element(screen.getByRole('region', { name: 'Line 1' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Resubmit' })).toBeDisabled()
})

test('what a client made of a line stands beside what was filed, and the next remark comes first', async () => {
  marked = [lineOf(1, boxes('US', 40), boxes('US', 60)), lineOf(2, boxes('AE', 7), null)]
  const answered_at = '2026-11-21T02:00:00Z'
  const screen = await show(<NeededPane filing={report({ returns: [item(1, { answered_at }), item(2)] })} />)
  await expect.element(screen.getByText('1 of 2 answered', { exact: true })).toBeVisible()
  await expect.element(screen.getByText('This line was removed.')).toBeVisible()
  await screen.getByRole('button', { name: 'Previous' }).click()
  const first = screen.getByRole('region', { name: 'Line 1' })
  await expect.element(first.getByText('Answered')).toBeVisible()
  await expect.element(first.getByRole('deletion')).toHaveTextContent('40')
  await expect.element(first.getByRole('insertion')).toHaveTextContent('60')
})

test('a line that is right as it stands is answered in words', async () => {
  answer('PUT /transactions/9/returns/1', () => report({ returns: [item(1, { answer: 'They are 40.' }), item(2)] }))
  const screen = await show(<NeededPane filing={report()} />)
  await screen.getByRole('button', { name: 'Answer in words', exact: false }).click()
  await screen.getByRole('textbox', { name: 'Your answer in words' }).fill('They are 40.')
  await screen.getByRole('button', { name: 'Save the answer' }).click()
  await expect.poll(() => asked.find(({ method }) => method === 'PUT')?.body).toEqual({ answer: 'They are 40.' })
})

test('words typed for one line are there after a look at the next one, and wait to be saved', async () => {
  const answered_at = '2026-11-21T02:00:00Z'
  const returns = [item(1, { answered_at }), item(2, { answered_at })]
  const shown = report({ returns, requirements: [], form: formOfType(14).draft.parse({ side: 'dti' }) })
  const screen = await show(<NeededPane filing={shown} />)
  const words = screen.getByRole('textbox', { name: 'Your answer in words' })
  await screen.getByRole('button', { name: 'Answer in words', exact: false }).click()
  await words.fill('They are 40.')
  await screen.getByRole('button', { name: 'Next', exact: true }).click()
  await expect.element(screen.getByRole('region', { name: 'Line 2' })).toBeVisible()
  await expect.element(screen.getByText('Save what you typed first.')).toBeVisible()
  await screen.getByRole('button', { name: 'Previous' }).click()
  await expect.element(words).toHaveValue('They are 40.')
  await words.fill('')
  await expect.element(screen.getByText('Save what you typed first.')).not.toBeInTheDocument()
})

test('a client who pastes corrections with a mistake reads where it is, and corrects the lines together once it is right', async () => {
  const [wrong, right] = ['1\tUS\tsixty\t0', '1\tUS\t60\t0']
  const sent: (string | null)[][] = []
  answer('POST /reportorials/9/lines/import', async ({ body }) => {
    const { section, mode, file } = Object.fromEntries(body as FormData) as Record<string, string> & { file: File }
    const text = await file.text()
    sent.push([section ?? null, mode ?? null, text])
    const faults = [{ column: 'Boxes', message: 'Enter a number.' }]
    const faulty = text === wrong ? [{ line: 1, cells: wrong.split('\t'), faults }] : []
    const returns = [item(1, faulty.length ? {} : { answered_at: '2026-11-21T02:00:00Z' }), item(2)]
    return { added: 1 - faulty.length, faulty, header: null, unknown: [], filing: report({ returns }) }
  })
  const screen = await show(<NeededPane filing={report()} />)
  await screen.getByRole('button', { name: 'Import or paste' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Import lines: Balikbayan boxes' })
  await expect.element(dialog.getByRole('radio', { name: 'Correct those with the same number' })).toBeChecked()
  const rows = dialog.getByRole('textbox', { name: 'Or paste the lines' })
  await rows.fill(wrong)
  await dialog.getByRole('button', { name: 'Import the lines' }).click()
  await expect.element(dialog.getByText('Row 1, Boxes: Enter a number.')).toBeVisible()
  await expect.element(dialog.getByText(/^No line was corrected yet/)).toBeVisible()
  await rows.fill(right)
  await dialog.getByRole('button', { name: 'Import the lines' }).click()
  await expect.element(screen.getByText('1 line corrected.')).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(sent).toEqual([wrong, right].map((text) => ['boxes', 'correct', text]))
})

test('a client who removed every line says that there was no operation', async () => {
  marked = [lineOf(1, boxes('US', 40), null)]
  const form = formOfType(14).draft.parse({ side: 'dti', boxes_lines: null })
  const returns = [item(1, { answered_at: '2026-11-21T02:00:00Z' })]
  const screen = await show(<NeededPane filing={report({ form, returns })} />)
  await expect
    .element(screen.getByRole('checkbox', { name: 'No operation in this period', exact: false }))
    .toBeVisible()
})
