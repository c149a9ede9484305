import { fork } from 'node:child_process'
import { existsSync, renameSync, rmSync } from 'node:fs'

/**
 * Makes an empty embedded database in `folder`, unless there is one. By a process of its own: WebAssembly keeps what it once
 * took, and making a database takes 200 MB more than using it. A start that ends meanwhile leaves nothing in `folder`.
 */
export async function makeEmbedded(folder: string): Promise<void> {
  if (existsSync(folder)) return
  const unfinished = `${folder}.new`
  rmSync(unfinished, { recursive: true, force: true })
  await made(unfinished)
  renameSync(unfinished, folder)
}

/** What the process says of its failure; an error cannot cross whole. */
type WhyNot = Pick<NodeJS.ErrnoException, 'message' | 'code'>

function made(folder: string): Promise<void> {
  const maker = fork(new URL('./embedded-maker.ts', import.meta.url), [folder])
  return new Promise((resolve, reject) => {
    let why: WhyNot | undefined
    maker.once('message', (said) => (why = said as WhyNot))
    maker.once('error', reject)
    maker.once('exit', (code, signal) => {
      if (code === 0) resolve()
      else reject(Object.assign(new Error(`Making the embedded database ended with ${signal ?? code}.`), why))
    })
  })
}
