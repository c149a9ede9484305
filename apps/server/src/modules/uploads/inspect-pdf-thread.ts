import { parentPort, workerData } from 'node:worker_threads'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** Opens one PDF and answers with its number of pages, or why it cannot be read. Runs as a thread only. */
const opening = getDocument({ data: Uint8Array.from(workerData as Uint8Array), stopAtErrors: true, verbosity: 0 })

try {
  const pdf = await opening.promise
  await pdf.getPage(pdf.numPages)
  parentPort?.postMessage({ page_count: pdf.numPages })
} catch (error) {
  const isLocked = error instanceof Error && error.name === 'PasswordException'
  parentPort?.postMessage({
    why: isLocked
      ? 'This PDF is protected by a password. Save a copy without the password and attach that.'
      : 'This PDF is incomplete or damaged. Export or scan it again.',
  })
}
