import { Link } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { MAX_UPLOAD_BYTES } from '@lading/contract/documents/documents'
import { ensure } from '@lading/domain/ensure'
import { FIRST_LOOK } from '../../testing/first-look.ts'
import { authorisation, person } from '../../testing/people.ts'
import { chooseFiles } from '../../testing/choose-files.ts'
import { padded } from '../../testing/sample-photo.ts'
import { answer, asked, Refusal } from '../../testing/server.ts'
import { startSession } from '../../testing/session.ts'
import { show } from '../../testing/show.tsx'
import { AboutMe } from './AboutMe.tsx'
import { OwnActivity } from './OwnActivity.tsx'
import { squarePicture } from './square-picture.ts'

const profile = {
  version: 3,
  first_name: 'Ana',
  middle_name: '',
  last_name: 'Reyes',
  suffix: '',
  mobile: '+639171234567',
  photo_id: null as string | null,
  mail_off: ['messages'],
}
const FILE = '6f1c2d3e-0000-4000-a000-000000000001'

beforeEach(() => {
  startSession({ user: person('customer'), authorisation })
  answer('GET /profile', () => profile)
  answer('GET /me', () => person('customer'))
})

const sent = (method: string) => asked.filter((call) => call.method === method)

test('a person corrects their name, with the version they saw', async () => {
  answer('PUT /profile', () => ({ ...profile, version: 4 }))
  const screen = await show(<AboutMe />)
  await screen.getByRole('textbox', { name: 'Last name' }).fill('Reyes-Cruz')
  await screen.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.element(screen.getByText('Your name was saved.')).toBeVisible()
  expect(sent('PUT')[0]?.body).toMatchObject({ last_name: 'Reyes-Cruz', version: 3 })
})

test('a person who typed a new name is asked before they leave, and is not once it is saved', async () => {
  let stored = profile
  answer('GET /profile', () => stored)
  answer('PUT /profile', ({ body }) => (stored = { ...profile, ...(body as object), version: 4 }))
  const page = (
    <>
      <Link to="/elsewhere">Another page</Link>
      <AboutMe />
    </>
  )
  const screen = await show(page)
  await screen.getByRole('textbox', { name: 'Last name' }).fill('Reyes-Cruz')
  await screen.getByRole('link', { name: 'Another page' }).click()
  const question = screen.getByRole('dialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await screen.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.element(screen.getByText('Your name was saved.')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Save', exact: true })).toHaveFocus()
  await expect.element(screen.getByRole('textbox', { name: 'Last name' })).toHaveValue('Reyes-Cruz')
  await screen.getByRole('link', { name: 'Another page' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Elsewhere' })).toBeVisible()
})

test('a name that is missing is asked for at its field', async () => {
  const screen = await show(<AboutMe />)
  await screen.getByRole('textbox', { name: 'First name' }).fill('')
  await screen.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.element(screen.getByText('Enter your first name.').first()).toBeVisible()
  expect(sent('PUT')).toEqual([])
})

test('a mail copy is turned off and on; notices cannot be', async () => {
  answer('PUT /profile/mail', ({ body }) => ({ ...profile, ...(body as object) }))
  const screen = await show(<AboutMe />)
  await expect.element(screen.getByRole('switch', { name: /^Messages from the agency/ })).not.toBeChecked()
  await screen.getByRole('switch', { name: /^Reminders/ }).click({ force: true })
  await expect.poll(() => sent('PUT')[0]?.body).toEqual({ mail_off: ['messages', 'reminders'] })
  const notices = screen.getByRole('switch', { name: /^Notices/ })
  await expect.element(notices).toBeChecked()
  await expect.element(notices).toBeDisabled()
})

test('a picture larger than the portal takes is cut to a small square and becomes the photo', async () => {
  answer('POST /file', () => ({
    id: FILE,
    name: 'photo.jpg',
    media_type: 'image/jpeg',
    size: 900,
    sha256: 'x',
    page_count: null,
  }))
  answer('PUT /profile/photo', () => ({ ...profile, photo_id: FILE }))
  const screen = await show(<AboutMe />)
  await expect.element(screen.getByRole('group', { name: 'Photo' })).toBeVisible()
  const large = padded(await picture(90, 40), MAX_UPLOAD_BYTES)
  chooseFiles(ensure(screen.container.querySelector('input[type=file]')), [large])
  await expect.element(screen.getByText('Your photo was saved.'), FIRST_LOOK).toBeVisible()
  expect(sent('PUT')[0]?.body).toEqual({ file_id: FILE })
})

async function picture(width: number, height: number): Promise<File> {
  const canvas = new OffscreenCanvas(width, height)
  ensure(canvas.getContext('2d')).fillRect(0, 0, width, height)
  return new File([await canvas.convertToBlob()], 'me.png', { type: 'image/png' })
}

test('a wide and a high picture keep their middle, a large one gets smaller; what is no picture is refused', async () => {
  for (const [width, height, side] of [
    [90, 40, 40],
    [40, 90, 40],
    [2000, 1000, 512],
  ] as const) {
    const square = await createImageBitmap(await squarePicture(await picture(width, height)))
    expect([square.width, square.height]).toEqual([side, side])
  }
  await expect(squarePicture(new File(['x'], 'me.png', { type: 'image/png' }))).rejects.toThrow('cannot be read')
  await expect(squarePicture(new File(['x'], 'me.pdf', { type: 'application/pdf' }))).rejects.toThrow('PNG or JPG')
})

test('activity is told in words', async () => {
  const act = (id: number, action: string, about: string) => ({ id, action, about, at: '2026-11-20T02:00:00Z', ip: '' })
  answer('POST /lists/my-activity', () => ({
    data: [act(2, 'read-document', 'permit.pdf'), act(1, 'sign-in', '')],
    total: 2,
  }))
  const screen = await show(<OwnActivity />)
  await expect.element(screen.getByText('Read document')).toBeVisible()
  await expect.element(screen.getByText('Sign in')).toBeVisible()
})

test('a profile that cannot be loaded can be tried again', async () => {
  answer('GET /profile', () => new Refusal('unexpected', 'Error processing data.'))
  const screen = await show(<AboutMe />)
  await expect.element(screen.getByText('Error processing data.')).toBeVisible()
  answer('GET /profile', () => profile)
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByRole('textbox', { name: 'Last name' })).toBeVisible()
})
