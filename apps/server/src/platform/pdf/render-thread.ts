import { renderToBuffer } from '@react-pdf/renderer'
import { parentPort } from 'node:worker_threads'
import { loadFonts } from './fonts.ts'
import { templateOf } from './template-table.ts'

/** The thread which draws documents: React and the fonts live here, away from the event loop of the server. */
const port = parentPort
if (!port) throw new Error('This file runs as a worker thread only.')

await loadFonts()

port.on('message', async ({ kind, payload }) => {
  try {
    const drawn = await renderToBuffer(templateOf(kind, payload))
    const pdf = new Uint8Array(drawn)
    port.postMessage({ pdf }, [pdf.buffer])
  } catch (error) {
    // An error cannot cross the thread whole; the other side makes a new one of its text.
    port.postMessage({ failure: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
})
