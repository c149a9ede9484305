import { MAX_UPLOAD_BYTES } from '@lading/contract/documents/documents'
import { ensure } from '@lading/domain/ensure'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { FIRST_LOOK } from '../../../../testing/first-look.ts'
import { serveMyApplication } from '../../../../testing/my-application.tsx'
import { chooseFiles } from '../../../../testing/choose-files.ts'
import { requirement, sampleApplication } from '../../../../testing/sample-application.ts'
import { padded, samplePhoto } from '../../../../testing/sample-photo.ts'
import { answer, asked, Refusal } from '../../../../testing/server.ts'
import { showRoutes } from '../../../../testing/show.tsx'
import EditDraftPage from '../../EditDraftPage.tsx'

const filing = sampleApplication({
  type: 16,
  requirements: [
    requirement({ code: 'S-02', name: 'SEC certificate of registration' }),
    requirement({ code: 'S-07', name: 'Mayor’s or business permit with receipt' }),
    requirement({ code: 'S-19', name: 'General information sheet' }),
  ],
})
const picture = (name: string) => new File(['picture'], name, { type: 'image/png' })
const sent = () =>
  asked.filter(({ method }) => method === 'PUT').map(({ body }) => (body as FormData).get('requirement_code'))

async function bring(...files: File[]) {
  serveMyApplication()
  answer('GET /transactions/9/filing', () => filing)
  answer('PUT /transactions/9/documents', () => filing)
  const screen = await showRoutes([{ path: '/edit/:id', element: <EditDraftPage /> }], '/edit/9?step=2')
  const button = screen.getByRole('button', { name: 'Choose files' })
  await expect.element(button).toBeVisible()
  button.element().focus()
  chooseFiles(ensure(screen.container.querySelector('input[multiple]')), files)
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog, FIRST_LOOK).toBeVisible()
  await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true)
  return screen
}

test('several files are proposed for their requirements, and go once the person has confirmed', async () => {
  const screen = await bring(picture('GIS 2025.png'), picture('scan0001.png'))
  const choice = (name: string) => screen.getByRole('combobox', { name: `Requirement for ${name}` })
  await expect.element(choice('GIS 2025.png')).toHaveValue('General information sheet')
  await expect.element(screen.getByText('Proposed by its name')).toBeVisible()
  await screen.getByRole('button', { name: 'Upload 2 files' }).click()
  await expect.element(screen.getByText('Choose a requirement, or leave this file out.')).toBeVisible()
  await expect.element(choice('scan0001.png')).toHaveFocus()
  expect(sent()).toEqual([])

  await choice('scan0001.png').click()
  await screen.getByRole('option', { name: /^Mayor’s/ }).click()
  await screen.getByRole('button', { name: 'Upload 2 files' }).click()
  await expect.element(screen.getByText('2 files were uploaded.')).toBeVisible()
  expect(sent()).toEqual(['S-19', 'S-07'])
})

test('a file that is refused says why and is tried again; what cannot be sent is said at once', async () => {
  const screen = await bring(picture('GIS.png'), new File(['word'], 'letter.docx'))
  await expect.element(screen.getByText('letter.docx is not a PDF, JPG or PNG file.')).toBeVisible()
  answer(
    'PUT /transactions/9/documents',
    () => new Refusal('invalid-input', 'No.', { file: ['The picture is broken.'] }),
  )
  await screen.getByRole('button', { name: 'Upload 1 file' }).click()
  await expect.element(screen.getByText('The picture is broken.')).toBeVisible()
  answer('PUT /transactions/9/documents', () => filing)
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByText('1 file was uploaded.')).toBeVisible()
})

test('by keyboard alone: a file is left out, the sending is stopped, and what arrived stays', async () => {
  const screen = await bring(picture('GIS.png'), picture('SEC certificate.png'), picture('holiday.png'))
  screen.getByRole('button', { name: 'Leave out holiday.png' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('list', { name: 'Files' })).toHaveFocus()

  const never = new Promise(() => undefined)
  answer('PUT /transactions/9/documents', () => (sent().length === 1 ? filing : never))
  screen.getByRole('button', { name: 'Upload 2 files' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('1 of 2 uploaded')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Stop uploading' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('button', { name: 'Upload 1 file' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('button', { name: 'Choose files' })).toHaveFocus()
})

test('a photo larger than the portal takes goes as a smaller PDF among others', async () => {
  const photo = await samplePhoto({ name: 'GIS.jpg', page: [] })
  const screen = await bring(picture('SEC certificate.png'), padded(photo, MAX_UPLOAD_BYTES))
  await expect.element(screen.getByText(/MB · goes as a smaller PDF$/)).toBeVisible()
  await screen.getByRole('button', { name: 'Upload 2 files' }).click()
  await expect.element(screen.getByText('2 files were uploaded.'), FIRST_LOOK).toBeVisible()
  const names = asked.flatMap(({ method, body }) => (method === 'PUT' ? [fileOf(body)] : []))
  expect(names.map(({ name, size }) => [name, size < MAX_UPLOAD_BYTES])).toEqual([
    ['SEC certificate.png', true],
    ['GIS.pdf', true],
  ])
})

const fileOf = (body: unknown) => (body as FormData).get('file') as File

test('photos of the pages of one document are handed over to be joined, and go as one', async () => {
  const screen = await bring(
    await samplePhoto({ name: 'GIS 1.jpg', page: [] }),
    await samplePhoto({ name: 'GIS 2.jpg', page: [] }),
  )
  await expect.element(screen.getByText(/^2 pictures are for “General information sheet”/)).toBeVisible()
  await screen.getByRole('button', { name: /^Join as one PDF/ }).click()
  const photos = screen.getByRole('dialog', { name: 'Photos: General information sheet' })
  await expect.element(photos.getByText('2 pages, 0 straightened'), FIRST_LOOK).toBeVisible()
  await photos.getByRole('button', { name: 'Upload as one PDF' }).click()
  await expect.element(screen.getByText('The photos were uploaded as one PDF.'), FIRST_LOOK).toBeVisible()
  expect(sent()).toEqual(['S-19'])
  await expect.poll(() => screen.getByRole('dialog').elements()).toEqual([])
})
