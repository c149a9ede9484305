import type { Config } from '#platform/config'
import { invalid, Problem } from '#platform/problem'
import { virusIn } from '#platform/virus-scanner'
import type { Upload } from './read-upload.ts'

/**
 * Has the scanner look at an upload, where the portal has one. Throws 400 at the file's field when a virus is found, and
 * 503 while the scanner does not answer: nothing that was not looked at is kept.
 */
export async function refuseVirus({ virus_scanner }: Config, { field, bytes }: Upload): Promise<void> {
  if (!virus_scanner) return
  const virus = await virusIn(virus_scanner, bytes).catch(() => {
    throw new Problem(
      'unavailable',
      'The file could not be checked for viruses, because the scanner is not responding. It was not saved. Nothing else was changed. Try again in a few minutes.',
    )
  })
  if (virus === undefined) return
  throw invalid({ [field]: [`The virus scanner found ${virus} in this file. It was not saved. Attach a clean copy.`] })
}
