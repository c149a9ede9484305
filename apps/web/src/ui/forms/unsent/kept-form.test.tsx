import { Button } from '@mantine/core'
import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { z } from 'zod'
import { useSession } from '#lib/session.ts'
import { authorisation, person } from '../../../testing/people.ts'
import { pageSession, startSession } from '../../../testing/session.ts'
import { show } from '../../../testing/show.tsx'
import { Dialog } from '../dialogs/Dialog.tsx'
import { TextField } from '../fields/Fields.tsx'
import { Form } from '../Form.tsx'
import { useKeptForm, useKeptText } from './kept-form.ts'
import { UnsentNotice } from './UnsentNotice.tsx'

const Answers = z.object({ reason: z.string(), basis: z.string() })
const evaluator = { ...person('staff'), id: 7 }
const enter = (user = evaluator) => startSession({ user, authorisation })
beforeEach(() => {
  saved = { reason: '', basis: '' }
  savedText = 'As saved'
  isRefused = false
  arrived = Promise.resolve()
  enter()
})

function Page() {
  const { user } = useSession()
  return user ? <Remark key={user.id} /> : <h1>Home</h1>
}

let saved = { reason: '', basis: '' }
let isRefused = false
let arrived = Promise.resolve()
function Remark() {
  const form = useKeptForm('remark', Answers, saved)
  return (
    <Form form={form} onSubmit={() => void arrived.then(() => isRefused || form.unsent.forgetSent())} label="Remark">
      <TextField name="reason" label="Reason" />
      <TextField name="basis" label="Basis" />
      <Button type="submit">Send</Button>
    </Form>
  )
}

const PAGE = '/transactions/admin-workflow/12'

async function typed() {
  const screen = await show(<Page />, PAGE)
  await screen.getByLabelText('Reason').fill('The lease has ended')
  return screen
}
const reload = async (screen: { unmount: () => Promise<void> }, address = PAGE) => {
  await screen.unmount()
  return show(<Page />, address)
}

test('what was typed is there after a reload, and said to be not saved', async () => {
  const again = await reload(await typed())
  await expect.element(again.getByLabelText('Reason')).toHaveValue('The lease has ended')
  await expect.element(again.getByText('They are not saved yet.', { exact: false })).toBeVisible()
})

test('where others saved meanwhile it says so, and what they saved takes its place when it is discarded', async () => {
  const typing = await typed()
  saved = { reason: 'The permit has ended', basis: 'Section 4' }
  const again = await reload(typing)
  await expect.element(again.getByLabelText('Reason')).toHaveValue('The lease has ended')
  await expect.element(again.getByText(/Others saved since then/)).toBeVisible()
  await again.getByRole('button', { name: 'Discard my entries' }).click()
  await expect.element(again.getByLabelText('Reason')).toHaveValue('The permit has ended')
  await expect.element((await reload(again)).getByLabelText('Reason')).toHaveValue('The permit has ended')
})

test('who discards what came back stays in the form with the keyboard', async () => {
  const again = await reload(await typed())
  await again.getByRole('button', { name: 'Discard my entries' }).click()
  await expect.element(again.getByRole('form', { name: 'Remark' })).toHaveFocus()
})

test('a refusal takes neither the warning nor the way to discard', async () => {
  const again = await reload(await typed())
  isRefused = true
  await again.getByRole('button', { name: 'Send' }).click()
  await expect.element(again.getByRole('button', { name: 'Discard my entries' })).toBeVisible()
})

test('what was saved although its reply was lost is not called unsaved', async () => {
  const typing = await typed()
  saved = { reason: 'The lease has ended', basis: '' }
  const again = await reload(typing)
  await expect.element(again.getByLabelText('Reason')).toHaveValue('The lease has ended')
  await expect.element(again.getByText(/not saved yet/)).not.toBeInTheDocument()
})

test('in a dialog the first key discards nothing', async () => {
  const inDialog = () => (
    <Dialog title="Remark" onClose={() => undefined}>
      <Remark />
    </Dialog>
  )
  const typing = await show(inDialog(), PAGE)
  await typing.getByLabelText('Reason').fill('The lease has ended')
  await typing.unmount()
  const again = await show(inDialog(), PAGE)
  await expect.element(again.getByText(/not saved yet/)).toHaveFocus()
  await userEvent.keyboard(' ')
  await expect.element(again.getByLabelText('Reason')).toHaveValue('The lease has ended')
})

function Figures({ year }: { year: string }) {
  const given = { year, amount: '' }
  const form = useKeptForm('figures', z.object({ year: z.string(), amount: z.string() }), given, ['year'])
  return (
    <Form form={form} onSubmit={() => undefined}>
      <TextField name="year" label="Year" />
      <TextField name="amount" label="Amount" />
    </Form>
  )
}

test('the year that the form proposed stays with the amounts that were typed under it', async () => {
  const typing = await show(<Figures year="2025" />, PAGE)
  await typing.getByLabelText('Amount').fill('100.00')
  await typing.unmount()
  const again = await show(<Figures year="2026" />, PAGE)
  await expect.element(again.getByLabelText('Year')).toHaveValue('2025')
  await expect.element(again.getByText(/Others saved since then/)).not.toBeInTheDocument()
})

test('it is gone once it was sent', async () => {
  const screen = await typed()
  await screen.getByRole('button', { name: 'Send' }).click()
  const again = await reload(screen)
  await expect.element(again.getByLabelText('Reason')).toHaveValue('')
})

test('what is typed while it is sent is unsaved work again, over what was sent', async () => {
  const screen = await typed()
  const arriving = Promise.withResolvers<void>()
  arrived = arriving.promise
  await screen.getByRole('button', { name: 'Send' }).click()
  await screen.getByLabelText('Reason').fill('The lease has ended in May')
  arriving.resolve()
  await arrived
  saved = { reason: 'The lease has ended', basis: '' }
  const again = await reload(screen)
  await expect.element(again.getByLabelText('Reason')).toHaveValue('The lease has ended in May')
  await expect.element(again.getByText(/Others saved since then/)).not.toBeInTheDocument()
})

test('the end of a session keeps it once, for the same person', async () => {
  const screen = await typed()
  pageSession.end()
  await expect.element(screen.getByRole('heading', { name: 'Home' })).toBeVisible()
  expect(sessionStorage.length).toBe(1)
  enter({ ...evaluator, id: 8 })
  await expect.element(screen.getByLabelText('Reason')).toHaveValue('')
  enter()
  await expect.element(screen.getByLabelText('Reason')).toHaveValue('The lease has ended')
})

test('the page of another transaction does not find it', async () => {
  const other = await reload(await typed(), '/transactions/admin-workflow/13')
  await expect.element(other.getByLabelText('Reason')).toHaveValue('')
})

test('what others saved in another answer stands beside what was typed', async () => {
  const typing = await typed()
  saved = { reason: '', basis: 'Section 4' }
  const again = await reload(typing)
  await expect.element(again.getByLabelText('Reason')).toHaveValue('The lease has ended')
  await expect.element(again.getByLabelText('Basis')).toHaveValue('Section 4')
  await expect.element(again.getByText(/Others saved since then/)).not.toBeInTheDocument()
})

test('what was typed and taken back is not called unsaved', async () => {
  const screen = await typed()
  await screen.getByLabelText('Reason').fill('')
  const again = await reload(screen)
  await expect.element(again.getByLabelText('Reason')).toBeVisible()
  await expect.element(again.getByText('They are not saved yet.', { exact: false })).not.toBeInTheDocument()
})

test('a person who logs out leaves nothing in the tab, also of the pages they have left', async () => {
  const screen = await reload(await typed(), '/transactions/admin-workflow/13')
  await screen.portal.sessionCalls.signOut()
  await expect.element(screen.getByRole('heading', { name: 'Home' })).toBeVisible()
  expect(sessionStorage.length).toBe(0)
})

let savedText = 'As saved'
function Answer() {
  const { id, box, text, write, notice } = useKeptText('answer', savedText)
  return (
    <>
      <UnsentNotice {...notice} />
      <textarea
        ref={box}
        id={id}
        aria-label="Answer"
        value={text}
        onChange={(event) => write(event.currentTarget.value)}
      />
    </>
  )
}

test('a text outside of a form is kept in the same way, and discarded', async () => {
  const screen = await show(<Answer />, PAGE)
  await screen.getByLabelText('Answer').fill('Another')
  await screen.unmount()
  const again = await show(<Answer />, PAGE)
  await expect.element(again.getByLabelText('Answer')).toHaveValue('Another')
  await again.getByRole('button', { name: 'Discard my entries' }).click()
  await expect.element(again.getByLabelText('Answer')).toHaveValue('As saved')
  expect(sessionStorage.length).toBe(0)
})

test('a text that others saved since is named, and theirs can be looked at before one is chosen', async () => {
  const screen = await show(<Answer />, PAGE)
  await screen.getByLabelText('Answer').fill('Another')
  await screen.unmount()
  savedText = 'As a colleague saved it'
  const again = await show(<Answer />, PAGE)
  await expect.element(again.getByText(/^Others saved since then: Answer\./)).toBeVisible()
  await again.getByRole('button', { name: 'Use theirs' }).click()
  await expect.element(again.getByLabelText('Answer')).toHaveValue('As a colleague saved it')
  await again.getByRole('button', { name: 'Use mine' }).click()
  await expect.element(again.getByLabelText('Answer')).toHaveValue('Another')
})
