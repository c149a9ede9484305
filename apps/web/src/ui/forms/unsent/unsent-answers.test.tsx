import { beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { useSession } from '#lib/session.ts'
import { authorisation, person } from '../../../testing/people.ts'
import { pageSession, startSession } from '../../../testing/session.ts'
import { show } from '../../../testing/show.tsx'
import { Dialog } from '../dialogs/Dialog.tsx'
import { PasswordField, TextField } from '../fields/Fields.tsx'
import { Form, useSchemaForm } from '../Form.tsx'

const Answers = z.object({ reason: z.string(), unit: z.string(), password: z.string() })
const ana = person('staff')
const BACK = 'Your unsaved entries have been restored. They are not saved yet.'

const enter = (user = ana) => startSession({ user, authorisation })
beforeEach(() => enter())

/** A page of the application, which goes when the session does. */
function Page({ unit }: { unit: string }) {
  const { user } = useSession()
  return user ? <Change key={user.id} unit={unit} /> : <h1>Home</h1>
}

function Change({ unit }: { unit: string }) {
  const form = useSchemaForm(Answers, { reason: '', unit, password: '' })
  return (
    <Form form={form} onSubmit={() => undefined} label="Question">
      <TextField name="reason" label="Reason" />
      <TextField name="unit" label="Unit" />
      <PasswordField name="password" label="Password" autoComplete="current-password" />
    </Form>
  )
}

async function typed({ unit = 'Licensing', address = '/settings?part=2' } = {}) {
  const screen = await show(<Page unit={unit} />, address)
  await screen.getByLabelText('Reason').fill('Two offices became one')
  await screen.getByLabelText('Password', { exact: true }).fill('a secret')
  return screen
}
const over = async (screen: Awaited<ReturnType<typeof typed>>) => {
  pageSession.end()
  await expect.element(screen.getByRole('heading', { name: 'Home' })).toBeVisible()
}

test('what was typed when the session ended is there after signing in again, but for the password', async () => {
  const screen = await typed()
  await over(screen)
  enter()
  await expect.element(screen.getByLabelText('Reason')).toHaveValue('Two offices became one')
  await expect.element(screen.getByText(BACK, { exact: false })).toBeVisible()
  await expect.element(screen.getByLabelText('Password', { exact: true })).toHaveValue('')
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('a secret')
})

test('it is there once, and only what was changed', async () => {
  const screen = await typed()
  await over(screen)
  await screen.unmount()
  enter()
  const again = await show(<Page unit="Licensing and registry" />, '/settings?part=2')
  await expect.element(again.getByLabelText('Reason')).toHaveValue('Two offices became one')
  await expect.element(again.getByLabelText('Unit')).toHaveValue('Licensing and registry')
  await again.unmount()
  const later = await show(<Page unit="Licensing" />, '/settings?part=2')
  await expect.element(later.getByLabelText('Reason')).toHaveValue('')
})

test('where somebody else changed the answer meanwhile it says so, and theirs stands once it is discarded', async () => {
  const screen = await typed()
  await screen.getByLabelText('Unit').fill('Registry')
  await over(screen)
  await screen.unmount()
  enter()
  const again = await show(<Page unit="Hearings" />, '/settings?part=2')
  await expect.element(again.getByLabelText('Unit')).toHaveValue('Registry')
  await expect
    .element(again.getByText(/Others saved since then: Unit\. If you save yours, they take their place\./))
    .toBeVisible()
  // The answer that a colleague changed is named, and no other; either of both is put into its field.
  await again.getByRole('button', { name: 'Use theirs' }).click()
  await expect.element(again.getByLabelText('Unit')).toHaveValue('Hearings')
  await expect.element(again.getByLabelText('Reason')).toHaveValue('Two offices became one')
  await again.getByRole('button', { name: 'Use mine' }).click()
  await expect.element(again.getByLabelText('Unit')).toHaveValue('Registry')
  await again.getByRole('button', { name: 'Discard my entries' }).click()
  await expect.element(again.getByLabelText('Unit')).toHaveValue('Hearings')
  await expect.element(again.getByLabelText('Reason')).toHaveValue('')
  await expect.element(again.getByText(BACK, { exact: false })).not.toBeInTheDocument()
})

test('another person at the same browser finds nothing, and neither does another page', async () => {
  const screen = await typed()
  await over(screen)
  enter({ ...ana, id: 42 })
  await expect.element(screen.getByLabelText('Reason')).toHaveValue('')
  await screen.unmount()
  enter()
  const elsewhere = await show(<Page unit="Licensing" />, '/settings?part=3')
  await expect.element(elsewhere.getByLabelText('Reason')).toHaveValue('')
})

test('a person who logs out by themselves leaves nothing behind', async () => {
  const screen = await typed()
  await screen.portal.sessionCalls.signOut()
  await expect.element(screen.getByRole('heading', { name: 'Home' })).toBeVisible()
  expect(sessionStorage.length).toBe(0)
})

test('what was typed in the dialog of one row does not come back in that of another', async () => {
  const asked = (title: string) => <Asking title={title} />
  const first = await show(asked('Disable Ana Reyes?'), '/admin-users')
  await first.getByLabelText('Reason').fill('On leave')
  await over(first)
  await first.unmount()
  enter()
  const other = await show(asked('Disable Ben Cruz?'), '/admin-users')
  await expect.element(other.getByLabelText('Reason')).toHaveValue('')
  await other.unmount()
  const same = await show(asked('Disable Ana Reyes?'), '/admin-users')
  await expect.element(same.getByLabelText('Reason')).toHaveValue('On leave')
})

/** A dialog that a list opens for one of its rows. */
function Asking({ title }: { title: string }) {
  const { user } = useSession()
  if (!user) return <h1>Home</h1>
  return (
    <Dialog title={title} onClose={() => undefined}>
      <Change unit="Licensing" />
    </Dialog>
  )
}

const Office = z.object({ officers: z.array(z.object({ key: z.string(), name: z.string(), hours: z.string() })) })
type Officer = z.output<typeof Office>['officers'][number]

function OfficePage({ officers }: { officers: Officer[] }) {
  const { user } = useSession()
  return user ? <OfficeForm officers={officers} /> : <h1>Home</h1>
}
function OfficeForm({ officers }: { officers: Officer[] }) {
  const form = useSchemaForm(Office, { officers })
  return (
    <Form form={form} onSubmit={() => undefined} label="Office">
      <TextField name="officers.0.hours" label="Hours" />
    </Form>
  )
}

test('of a list that a colleague changed too, either is shown in its fields', async () => {
  const ana = { key: 'a', name: 'Ana Reyes', hours: '8' }
  const screen = await show(<OfficePage officers={[ana]} />, '/office')
  await screen.getByLabelText('Hours').fill('16')
  pageSession.end()
  await expect.element(screen.getByRole('heading', { name: 'Home' })).toBeVisible()
  await screen.unmount()
  enter()
  const again = await show(<OfficePage officers={[{ ...ana, hours: '64' }]} />, '/office')
  await expect.element(again.getByLabelText('Hours')).toHaveValue('16')
  await again.getByRole('button', { name: 'Use theirs' }).click()
  await expect.element(again.getByLabelText('Hours')).toHaveValue('64')
  await again.getByRole('button', { name: 'Use mine' }).click()
  await expect.element(again.getByLabelText('Hours')).toHaveValue('16')
})
