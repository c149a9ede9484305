import { useState } from 'react'
import { expect, test } from 'vitest'
import { type Locator, userEvent } from 'vitest/browser'
import { ensure } from '@lading/domain/ensure'
import { FIRST_LOOK } from '../../../testing/first-look.ts'
import { samplePhoto } from '../../../testing/sample-photo.ts'
import { show } from '../../../testing/show.tsx'
import { openPdf } from '../../pdf/pdf.ts'
import type { Upload } from '../sending.ts'
import { type PlacedFile, UploadBox } from '../UploadBox.tsx'

function Permit({ upload, maxSize }: { upload: Upload; maxSize: number }) {
  const [file, setFile] = useState<PlacedFile>()
  return (
    <UploadBox
      label="Mayor’s permit"
      photosOf="Mayor’s permit / receipt"
      file={file}
      accept="application/pdf"
      maxSize={maxSize}
      hint="PDF"
      onUpload={async (chosen, onProgress, signal) => {
        await upload(chosen, onProgress, signal)
        setFile({ name: chosen.name, size: chosen.size })
      }}
    />
  )
}

const KILOBYTE = 1024

async function bring(photos: readonly File[], upload: Upload = async () => undefined, maxSize = 5000 * KILOBYTE) {
  const screen = await show(<Permit upload={upload} maxSize={maxSize} />)
  await focusOn(screen.getByRole('button', { name: /^Use photos of/ }))
  await userEvent.upload(ensure(screen.container.querySelector('input[aria-label=Photos]')), [...photos])
  await expect.element(screen.getByRole('dialog', { name: /^Photos: Mayor’s permit/ }), FIRST_LOOK).toBeVisible()
  return screen
}

async function focusOn(button: Locator) {
  await expect.element(button).toBeVisible()
  button.element().focus()
}

const slanted = [
  [0.13, 0.08],
  [0.92, 0.13],
  [0.92, 0.92],
  [0.08, 0.92],
] as const

test('photos become one PDF in the order they are given, straightened, without what the camera wrote', async () => {
  const sent: File[] = []
  const photos = [
    await samplePhoto({
      page: [
        [0.2, 0.2],
        [0.8, 0.2],
        [0.8, 0.4],
        [0.2, 0.4],
      ],
    }),
    await samplePhoto({ name: 'IMG_0002.jpg', page: slanted }),
  ]
  const screen = await bring(photos, async (file) => void sent.push(file))
  await expect.element(screen.getByText('2 pages, 0 straightened'), FIRST_LOOK).toBeVisible()
  await screen.getByRole('button', { name: 'Move later' }).click()
  await expect
    .element(screen.getByRole('button', { name: 'Page 2 of 2' }), FIRST_LOOK)
    .toHaveAttribute('aria-current', 'true')
  await screen.getByRole('button', { name: 'Page 1 of 2' }).click()
  await focusOn(screen.getByRole('button', { name: 'Top left corner' }))
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
  await focusOn(screen.getByRole('button', { name: 'Top right corner' }))
  await userEvent.keyboard('{ArrowDown>5/}')
  await expect.element(screen.getByText('92 % from the left, 13 % from the top')).toBeInTheDocument()
  await screen.getByRole('button', { name: 'Straighten' }).click()
  await expect.element(screen.getByText('Straightened. This goes into the PDF.')).toBeVisible()
  await expect.element(screen.getByText('2 pages, 1 straightened')).toBeVisible()
  await screen.getByRole('button', { name: 'Upload as one PDF' }).click()

  await expect.element(screen.getByText('Mayor’s permit - receipt.pdf'), FIRST_LOOK).toBeVisible()
  expect(screen.getByRole('dialog').query()).toBeNull()
  const file = ensure(sent[0])
  expect(file.type).toBe('application/pdf')
  expect(await file.text()).not.toContain('Exif')
  expect(await shadesOf(file)).toEqual([
    { isUpright: true, corners: ['page', 'page', 'page', 'page'] },
    { isUpright: true, corners: ['table', 'table', 'table', 'table'] },
  ])
})

test(
  'a document is refused where it would no longer be legible, and is as coarse as it must be to fit',
  { timeout: 120_000 },
  async () => {
    const sent: File[] = []
    const noise = await samplePhoto({})
    const screen = await bring([noise, noise], async (file) => void sent.push(file), 250 * KILOBYTE)
    await screen.getByRole('button', { name: 'Upload as one PDF' }).click()
    const refusal = screen.getByText(/^2 pages do not fit into 250 kB and stay legible\./)
    await expect.element(refusal, FIRST_LOOK).toBeVisible()
    await screen.getByRole('button', { name: 'Remove this page' }).click()
    await screen.getByRole('button', { name: 'Try again' }).click()
    await expect.element(screen.getByText('Mayor’s permit - receipt.pdf'), FIRST_LOOK).toBeVisible()
    expect(sent[0]?.size).toBeLessThanOrEqual(250 * KILOBYTE)
    expect(sent[0]?.size).toBeGreaterThan(125 * KILOBYTE)
  },
)

test('what this browser cannot open is said, the other photos stay, and one more is dropped beside them', async () => {
  const heic = new File(['ftypheic'], 'IMG_0003.HEIC', { type: 'image/heic' })
  const sent: File[] = []
  const screen = await bring([heic, await samplePhoto({ page: slanted })], async (file) => void sent.push(file))
  await expect
    .element(screen.getByRole('alert').filter({ hasText: 'IMG_0003.HEIC is an HEIC photo' }), FIRST_LOOK)
    .toBeVisible()
  await expect.element(screen.getByText('1 page, 0 straightened'), FIRST_LOOK).toBeVisible()
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(await samplePhoto({ page: slanted }))
  const drop = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true })
  screen.getByRole('list', { name: 'Pages' }).element().dispatchEvent(drop)
  await expect
    .element(screen.getByRole('button', { name: 'Page 2 of 2' }), FIRST_LOOK)
    .toHaveAttribute('aria-current', 'true')
  expect(sent).toEqual([])
})

test('a refused upload says why and keeps the pages', async () => {
  let isRefused = true
  const screen = await bring([await samplePhoto({ page: slanted })], async () => {
    if (isRefused) throw new Error('This file carries a virus.')
  })
  await screen.getByRole('button', { name: 'Upload as one PDF' }).click()
  await expect.element(screen.getByText('This file carries a virus.')).toBeVisible()
  isRefused = false
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByText('The photo was uploaded as a PDF.')).toBeVisible()
})

test('pages that were not sent are not lost by closing, and the focus returns', async () => {
  const screen = await bring([await samplePhoto({ page: slanted })])
  await expect.element(screen.getByText('1 page, 0 straightened'), FIRST_LOOK).toBeVisible()
  await userEvent.keyboard('{Escape}')
  const question = screen.getByRole('dialog', { name: 'Discard these photos?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await screen.getByRole('button', { name: 'Remove this page' }).click()
  await expect.element(screen.getByText('No pages yet')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('button', { name: /^Use photos of/ })).toHaveFocus()
})

type Shade = 'page' | 'table'

/** Of each page of a PDF: whether it stands upright, and what is seen in its four corners. */
async function shadesOf(file: File) {
  const reading = new AbortController()
  const document = await openPdf(file, reading.signal)
  const pages = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number)
    const viewport = page.getViewport({ scale: 0.5 })
    const canvas = Object.assign(globalThis.document.createElement('canvas'), viewport)
    await page.render({ canvas, viewport }).promise
    const context = ensure(canvas.getContext('2d'))
    const [right, low] = [canvas.width - 6, canvas.height - 6]
    const shade = ([x, y]: readonly [number, number]): Shade =>
      (context.getImageData(x, y, 1, 1).data[2] ?? 0) > 200 ? 'page' : 'table'
    const corners = (
      [
        [6, 6],
        [right, 6],
        [right, low],
        [6, low],
      ] as const
    ).map(shade)
    pages.push({ isUpright: canvas.height > canvas.width, corners })
  }
  reading.abort()
  return pages
}
