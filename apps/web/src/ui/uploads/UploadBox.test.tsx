import { useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ensure } from '@lading/domain/ensure'
import { FIRST_LOOK } from '../../testing/first-look.ts'
import { chooseFiles } from '../../testing/choose-files.ts'
import { padded, samplePhoto } from '../../testing/sample-photo.ts'
import { show } from '../../testing/show.tsx'
import type { Upload } from './sending.ts'
import { type PlacedFile, UploadBox } from './UploadBox.tsx'

function Permit({ upload, maxSize = 1024 }: { upload: Upload; maxSize?: number }) {
  const [file, setFile] = useState<PlacedFile>()
  return (
    <UploadBox
      label="Mayor’s permit"
      file={file}
      accept="application/pdf,image/jpeg"
      maxSize={maxSize}
      hint="PDF, up to 1 kB"
      onUpload={async (chosen, onProgress, signal) => {
        await upload(chosen, onProgress, signal)
        setFile({ name: chosen.name, size: chosen.size })
      }}
      onRemove={() => setFile(undefined)}
    />
  )
}

const slanted = [
  [0.1, 0.1],
  [0.9, 0.1],
  [0.9, 0.9],
] as const
const permit = new File(['%PDF'], 'permit.pdf', { type: 'application/pdf' })

async function choose(upload: Upload, file: File) {
  const screen = await show(<Permit upload={upload} />)
  await userEvent.upload(ensure(screen.container.querySelector('input[type=file]')), file)
  return screen
}

test('a place for a file does not take the focus as its page opens', async () => {
  const screen = await show(<Permit upload={async () => undefined} />)
  await expect.element(screen.getByRole('button', { name: 'Choose a file for Mayor’s permit' })).toBeVisible()
  expect(document.activeElement).toBe(document.body)
})

test('a file goes, stands in its place, and is taken out again', async () => {
  const screen = await choose(async () => undefined, permit)
  await expect.element(screen.getByText('permit.pdf')).toBeVisible()
  await expect.element(screen.getByText('The file is uploaded.')).toBeInTheDocument() // for readers
  await screen.getByRole('button', { name: 'Remove Mayor’s permit' }).click()
  await expect.element(screen.getByText('PDF, up to 1 kB')).toBeVisible()
})

test('the person sees how far it is, and may stop it', async () => {
  const screen = await choose(
    (_, onProgress, signal) =>
      new Promise((__, reject) => {
        onProgress(0.4)
        signal.addEventListener('abort', () => reject(new DOMException('Cancelled', 'AbortError')))
      }),
    permit,
  )
  await expect.element(screen.getByRole('progressbar')).toHaveAttribute('value', '40')
  await expect.element(screen.getByText('40 %')).toBeVisible()
  await screen.getByRole('button', { name: 'Cancel the upload of Mayor’s permit' }).click()
  await expect.element(screen.getByRole('button', { name: 'Choose a file for Mayor’s permit' })).toHaveFocus()
  await expect.element(screen.getByText('Drop the file here, or choose it')).toBeVisible()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('')
})

test('a second file that is dropped while one goes is not taken', async () => {
  const gone = Promise.withResolvers<void>()
  const upload = vi.fn<Upload>(() => gone.promise)
  const screen = await choose(upload, permit)
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(new File(['%PDF'], 'lease.pdf', { type: 'application/pdf' }))
  const box = screen.getByRole('group', { name: 'Mayor’s permit' })
  await expect.element(box.getByText('permit.pdf')).toBeVisible()
  box.element().dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }))
  gone.resolve()
  await expect.element(screen.getByRole('button', { name: 'Remove Mayor’s permit' })).toBeVisible()
  expect(upload.mock.calls.map(([{ name }]) => name)).toEqual(['permit.pdf'])
})

test('on a telephone it speaks of what a finger can do', async () => {
  const { matchMedia } = window
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    matchMedia.call(window, query === '(pointer: coarse)' ? 'all' : query),
  )
  onTestFinished(() => void vi.restoreAllMocks())
  const box = { label: 'Mayor’s permit', onUpload: async () => undefined, accept: '', maxSize: 10, hint: 'PDF' }
  const screen = await show(<UploadBox {...box} photosOf="Mayor’s permit" />)
  await expect.element(screen.getByText('Choose a file or take a photo')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Take photos of Mayor’s permit' })).toBeVisible()
})

test('a file that has arrived is being checked until the server has said what it is', async () => {
  const screen = await choose((_, onProgress) => new Promise(() => onProgress(1)), permit)
  await expect.element(screen.getByText('Being checked …')).toBeVisible()
})

test('the server’s reason for refusing a file stands with it', async () => {
  const screen = await choose(() => Promise.reject(new Error('This is a program, not a PDF.')), permit)
  await expect.element(screen.getByRole('alert')).toHaveTextContent('This is a program, not a PDF.')
  await expect.element(screen.getByRole('button', { name: 'Choose a file for Mayor’s permit' })).toBeVisible()
})

test('a photo that is too large goes as a smaller PDF', async () => {
  const sent: File[] = []
  const photo = await samplePhoto({ page: slanted })
  const upload: Upload = async (file) => void sent.push(file)
  const screen = await show(<Permit upload={upload} maxSize={40_000} />)
  chooseFiles(ensure(screen.container.querySelector('input')), [padded(photo, 40_000)])
  await expect.element(screen.getByText('IMG_0001.pdf'), FIRST_LOOK).toBeVisible()
  expect(sent.map(({ size }) => size <= 40_000)).toEqual([true])
})

test('a file refused for its size can be chosen again under its name, once it is smaller', async () => {
  const screen = await choose(async () => undefined, new File([new Uint8Array(1025)], 'permit.pdf'))
  await expect.element(screen.getByRole('alert')).toHaveTextContent('permit.pdf is larger than 1 kB.')
  // A browser tells of a choice only where it is another one than before.
  expect(screen.container.querySelector<HTMLInputElement>('input[type=file]')?.files).toHaveLength(0)
})

test.each([
  [new File([], 'empty.pdf'), 'empty.pdf is empty.'],
  [new File([new Uint8Array(1025)], 'large.pdf'), 'large.pdf is larger than 1 kB.'],
])('a file that cannot be taken is not sent', async (file, reason) => {
  let sent = false
  const screen = await choose(async () => {
    sent = true
  }, file)
  await expect.element(screen.getByRole('alert')).toHaveTextContent(reason)
  expect(sent).toBe(false)
})
