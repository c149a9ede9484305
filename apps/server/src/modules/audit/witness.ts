import { AuditWitness } from '@lading/contract/audit'
import { anchorLines, lastAnchorLines } from './anchor-lines.ts'
import { lineHash, readAnchor, type AnchorKeys } from './anchors.ts'
import { canonical } from './chain.ts'

/** What somebody outside keeps of the anchors as they stand now; null before the first. */
export function witnessOf(file: string, keys: AnchorKeys): AuditWitness | null {
  const line = lastAnchorLines(file, (lines) => lines.length > 0).at(-1)
  if (line === undefined) return null
  const said = { no: readAnchor(line)?.no ?? anchorLines(file).length, hash: lineHash(line), key_id: keys.key_id }
  return { ...said, signature: Buffer.from(keys.sign(bytesOf(said))).toString('base64url') }
}

/**
 * Where the anchor file is not the one of which somebody outside kept a witness: lines that were cut off, or written anew
 * with a key that was lost. A copy is a line of JSON; what else a file of copies holds is left out.
 */
export function witnessFaults(lines: readonly string[], copies: string, keys: AnchorKeys): string[] {
  const witnesses = copies.split('\n').flatMap((line) => readWitness(line) ?? [])
  if (witnesses.length === 0) return ['The file of the witness holds no line that can be read.']
  return witnesses.flatMap(({ signature, ...said }) => {
    if (!keys.verify(said.key_id, bytesOf(said), Buffer.from(signature, 'base64url')))
      return [`The witness of anchor ${said.no} is not signed by a key of this portal.`]
    const line = lines[said.no - 1]
    if (line === undefined) return [`Anchor ${said.no}, which was witnessed, is gone; ${lines.length} are left.`]
    return lineHash(line) === said.hash ? [] : [`Anchor ${said.no} is not the one that was witnessed.`]
  })
}

function readWitness(line: string): AuditWitness | undefined {
  try {
    return AuditWitness.parse(JSON.parse(line.trim()))
  } catch {
    return undefined
  }
}

const bytesOf = (said: Omit<AuditWitness, 'signature'>) => Buffer.from(canonical(said))
