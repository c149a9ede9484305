import { type ReactNode, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { FIRST_LOOK } from '../../testing/first-look.ts'
import { userEvent } from 'vitest/browser'
import { samplePdf } from '../../testing/sample-pdf.ts'
import { show } from '../../testing/show.tsx'
import { PdfPages } from './PdfPages.tsx'
import { PdfViewer } from './PdfViewer.tsx'

const view = (blob: Blob | undefined, name = 'permit.pdf') => show(<PdfViewer blob={blob} name={name} />)

test('an evaluator reads a document page by page, with the mouse and with the keyboard', async () => {
  const screen = await view(samplePdf('First page', 'Second page'))
  await expect.element(screen.getByText('First page'), FIRST_LOOK).toBeInTheDocument()
  await expect.element(screen.getByText('1 of 2')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Previous page' })).toBeDisabled()

  await screen.getByRole('button', { name: 'Next page' }).click()
  await expect.element(screen.getByText('Second page')).toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Next page' })).toBeDisabled()

  await screen.getByRole('group', { name: 'permit.pdf, contents' }).click()
  await userEvent.keyboard('{PageUp}')
  await expect.element(screen.getByText('First page')).toBeInTheDocument()
  await userEvent.keyboard('{End}')
  await expect.element(screen.getByText('2 of 2')).toBeVisible()
})

test('zooming makes the only page wider than its well', async () => {
  const screen = await view(samplePdf('Permit'))
  const width = () => screen.container.querySelector('[data-page]')?.getBoundingClientRect().width ?? 0
  await expect.element(screen.getByText('Permit'), FIRST_LOOK).toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Next page' })).not.toBeInTheDocument()
  await expect.poll(width).toBeGreaterThan(0)
  const fits = width()
  await screen.getByRole('button', { name: 'Zoom in' }).click()
  await expect.poll(() => Math.round((width() / fits) * 100)).toBe(125)
})

test('a file that is no PDF says so, and can still be downloaded', async () => {
  const screen = await view(new Blob(['MZ'], { type: 'application/pdf' }))
  await expect
    .element(screen.getByText('This file cannot be shown here. Download it to view it.'), FIRST_LOOK)
    .toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Download permit.pdf' })).toBeEnabled()
})

test('files that are viewed one after another are read in one thread', async () => {
  const threads = vi.spyOn(window, 'Worker')
  for (const words of ['Permit', 'Lease']) {
    const screen = await view(samplePdf(words))
    await expect.element(screen.getByText(words), FIRST_LOOK).toBeInTheDocument()
    await screen.unmount()
  }
  expect(threads.mock.calls.length).toBeLessThanOrEqual(1) // none where a test before began it
})

test('a file that keeps its thread busy is left behind with it, and the next one is shown', async () => {
  const busy = await view(samplePdf('Permit'))
  await expect.element(busy.getByText('Permit'), FIRST_LOOK).toBeInTheDocument()
  const ended = vi.spyOn(Worker.prototype, 'terminate')
  const told = vi.spyOn(Worker.prototype, 'postMessage').mockImplementation(() => {}) // what is said to it is not heard
  await busy.unmount()
  told.mockRestore()

  const screen = await view(samplePdf('Lease'))
  await expect.element(screen.getByText('Lease'), FIRST_LOOK).toBeInTheDocument()
  expect(ended).toHaveBeenCalledTimes(1)
})

test('a file that is read anew while its page is turned shows the new one', async () => {
  const onFailure = vi.fn<(sentence: string) => void>()
  const pages = (blob: Blob, page: number) => (
    <PdfPages {...{ blob, page, onFailure }} name="permit.pdf" zoom={1} onPages={() => undefined} />
  )
  const [before, after] = [
    pages(samplePdf('First page', 'Second page'), 1),
    pages(samplePdf('First page anew', 'Second page anew'), 2),
  ]
  const screen = await show(<Turned {...{ before, after }} />)
  await expect.element(screen.getByText('First page'), FIRST_LOOK).toBeInTheDocument()
  await screen.getByRole('button', { name: 'Turn' }).click()
  await expect.element(screen.getByText('Second page anew'), FIRST_LOOK).toBeInTheDocument()
  expect(onFailure).not.toHaveBeenCalled()
})

function Turned({ before, after }: { before: ReactNode; after: ReactNode }) {
  const [isTurned, setTurned] = useState(false)
  return (
    <>
      <button onClick={() => setTurned(true)}>Turn</button>
      {isTurned ? after : before}
    </>
  )
}

test('a picture is shown with its name', async () => {
  const canvas = new OffscreenCanvas(4, 4)
  canvas.getContext('2d')
  const screen = await view(await canvas.convertToBlob({ type: 'image/png' }), 'office.png')
  await expect.element(screen.getByRole('img', { name: 'office.png' })).toBeVisible()
})
