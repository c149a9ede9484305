import { lineSectionOf } from '@lading/contract/forms/lines/sections-of'
import type { MarkedLine } from '@lading/contract/reports/report-rounds'
import { formOfType } from '@lading/contract/transaction-types'
import { ensure } from '@lading/domain/ensure'
import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { authorisation, person } from '../../../../testing/people.ts'
import { sampleProcess, sampleTransaction } from '../../../../testing/sample-transaction.ts'
import { answer, asked } from '../../../../testing/server.ts'
import { startSession } from '../../../../testing/session.ts'
import { show } from '../../../../testing/show.tsx'
import { TransactionProvider } from '../../open-transaction.ts'
import { SectionLines } from './SectionLines.tsx'

const section = ensure(lineSectionOf(14, 'dti', 'boxes'))
const line = (number: number, country: string, boxes: number) => ({
  line_id: number + 100,
  number,
  answers: { country, boxes, undelivered: 0 },
})
const remarkOn = (number: number, changes: Partial<MarkedLine> = {}): MarkedLine => ({
  return_id: number,
  section: 'boxes',
  number,
  label: `Balikbayan boxes, line ${number}`,
  remark: 'As many as in the quarter before?',
  round: 1,
  is_sent: false,
  answer: '',
  answered_at: null,
  filed: { country: 'US', boxes: 40, undelivered: 0 },
  now: { country: 'US', boxes: 40, undelivered: 0 },
  line_id: 101,
  ...changes,
})

let marked: MarkedLine[]
beforeEach(() => {
  marked = []
  startSession({ user: person('staff', ['return-to-client']), authorisation })
  answer('GET /countries', () => ({
    data: [
      { code: 'US', name: 'United States' },
      { code: 'AE', name: 'Emirates' },
    ],
    total: 2,
  }))
  answer('GET /reportorials/7/lines/marked', () => ({ data: marked }))
  answer('GET /reportorials/7/rounds', () => ({
    data: [
      { round: 1, at: '2027-01-25T02:00:00Z', lines: { boxes: 2 } },
      { round: 0, at: '2027-01-20T02:00:00Z', lines: { boxes: 2 } },
    ],
  }))
  answer('POST /lists/report-lines', ({ body }) => {
    const { number } = body as { number?: number }
    const lines = [line(1, 'US', 40), line(2, 'AE', 7)].filter((one) => number === undefined || one.number === number)
    return { data: lines, total: lines.length }
  })
})

function open(changes: Parameters<typeof sampleTransaction>[0] = {}, is_mine = true) {
  const form = formOfType(14).draft.parse({ boxes_lines: 2, boxes_total_boxes: 47 })
  const transaction = sampleTransaction({ type: 14, form, ...changes })
  return show(
    <TransactionProvider value={{ transaction, process: sampleProcess(), is_mine }}>
      <SectionLines section={section} />
    </TransactionProvider>,
  )
}

test('an evaluator marks one line after the other without leaving the keyboard', async () => {
  answer('PUT /transactions/7/returns', ({ body }) => {
    marked = [remarkOn(2, { remark: (body as { remark: string }).remark, filed: line(2, 'AE', 7).answers })]
    return body
  })
  const screen = await open()
  await screen.getByRole('textbox', { name: 'Line', exact: true }).click()
  await userEvent.keyboard('2')
  await expect.element(screen.getByRole('form').getByText('Emirates')).toBeVisible()
  await userEvent.keyboard('{Tab}Seven or seventy?{Enter}')
  const together = screen.getByRole('region', { name: 'Marked lines of Balikbayan boxes' })
  await expect.element(together.getByText('Line 2: Emirates')).toBeVisible()
  await expect.element(together.getByText('Seven or seventy?')).toBeVisible()
  const body = { path: 'boxes.2', remark: 'Seven or seventy?' }
  expect(asked.find(({ method }) => method === 'PUT')).toMatchObject({ path: '/transactions/7/returns', body })
  await expect.element(screen.getByRole('textbox', { name: 'Line', exact: true })).toHaveFocus()
  await expect.element(screen.getByRole('textbox', { name: 'Line', exact: true })).toHaveValue('')
})

test('what is typed of the next line while one is being marked stays', async () => {
  const arrived = Promise.withResolvers<void>()
  answer('PUT /transactions/7/returns', async ({ body }) => {
    await arrived.promise
    return body
  })
  const screen = await open()
  const number = screen.getByRole('textbox', { name: 'Line', exact: true })
  await number.click()
  await userEvent.keyboard('2{Tab}Seven or seventy?{Enter}')
  await expect.poll(() => asked.some(({ method }) => method === 'PUT')).toBe(true)
  await number.fill('1')
  arrived.resolve()
  await expect.element(screen.getByText('Line 2 is marked.')).toBeVisible()
  await expect.element(number).toHaveValue('1')
  await expect.element(number).toHaveFocus()
})

test('a number that no line has is told, and nothing is sent', async () => {
  const screen = await open()
  await screen.getByRole('textbox', { name: 'Line', exact: true }).fill('9')
  await expect.element(screen.getByText('There is no line 9.')).toBeVisible()
  await screen.getByRole('combobox', { name: 'Remark to the client' }).fill('Why?')
  await userEvent.keyboard('{Enter}')
  expect(asked.some(({ method }) => method === 'PUT')).toBe(false)
})

test('a mark is taken back while the report is on the desk, and made by no one else', async () => {
  marked = [remarkOn(1)]
  answer('PUT /transactions/7/returns', ({ body }) => {
    marked = []
    return body
  })
  const screen = await open()
  await screen.getByRole('button', { name: 'Remove the mark on line 1' }).click()
  await expect.element(screen.getByRole('region', { name: 'Marked lines' })).not.toBeInTheDocument()
  expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({ path: 'boxes.1', remark: '' })
  await screen.unmount()

  const other = await open({}, false)
  await expect.element(other.getByRole('cell', { name: /Emirates/ })).toBeVisible()
  await expect.element(other.getByRole('textbox', { name: 'Line', exact: true })).not.toBeInTheDocument()
  await expect.element(other.getByRole('button', { name: 'Mark for the client' })).not.toBeInTheDocument()
})

test('what came back shows first what changed, line by line, and every submission as it was filed', async () => {
  marked = [remarkOn(1, { is_sent: true, now: { country: 'US', boxes: 60, undelivered: 0 } })]
  const changed = {
    number: 1,
    state: 'changed',
    before: { country: 'US', boxes: 40, undelivered: 0 },
    after: { country: 'US', boxes: 60, undelivered: 0 },
  }
  answer('POST /lists/line-changes', () => ({ data: [changed], total: 1 }))
  answer('POST /lists/filed-lines', () => ({ data: [{ number: 1, answers: changed.before }], total: 1 }))
  const differences = [{ path: 'boxes_digest', label: 'Digest of the lines', before: 'a', after: 'b' }]
  const screen = await open({ resubmissions: 1, differences })
  const before = screen.getByRole('region', { name: 'Lines of Balikbayan boxes asked before' })
  await expect.element(before.getByText('Changed')).toBeVisible()
  const table = screen.getByRole('table', { name: 'Changed lines of Balikbayan boxes' })
  await expect.element(table.getByRole('deletion')).toHaveTextContent('40')
  await expect.element(table.getByRole('insertion')).toHaveTextContent('60')
  expect(asked.find(({ path }) => path === '/lists/line-changes')?.body).toMatchObject({ round: 1, section: 'boxes' })

  await screen.getByRole('combobox', { name: 'Show' }).click()
  await screen.getByRole('option', { name: 'As filed on 20 Jan 2027', exact: false }).click()
  const filed = screen.getByRole('table', { name: 'Lines of Balikbayan boxes as they were filed' })
  await expect.element(filed.getByRole('cell', { name: /40/ })).toBeVisible()
  expect(asked.findLast(({ path }) => path === '/lists/filed-lines')?.body).toMatchObject({ round: 0 })
})
