import { createHash } from 'node:crypto'
import { appendFileSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { ensure } from '@lading/domain/ensure'
import { z } from 'zod'
import { sql, type SqlBool } from 'kysely'
import type { Db } from '#platform/database'
import { anchorLines, cutTornLine, lastAnchorLines } from './anchor-lines.ts'
import { canonical } from './chain.ts'

/** Signs anchors, and knows every key that ever did. */
export interface AnchorKeys {
  readonly key_id: string
  sign(bytes: Uint8Array): Uint8Array
  verify(key_id: string, bytes: Uint8Array, signature: Uint8Array): boolean
}

/** How far a chain had come when it was anchored. */
export interface AnchoredHead {
  readonly chain: string
  readonly last_no: number
  readonly last_hash: string
}

/** One line of the anchor file: the heads that moved since the line before, signed, and chained to that line. */
export interface Anchor {
  /** Its place in the file, from 1. Lines of before have none. */
  readonly no?: number
  readonly at: string
  readonly heads: readonly AnchoredHead[]
  readonly previous: string
  readonly key_id: string
  readonly signature: string
}

// A head carries the time its act began; the act may have committed after the last anchor was written.
const OVERLAP = 3_600_000

// Of one anchor: a portal that lost its file anchors its whole register again, and goes on serving between the lines.
const MOST_HEADS = 5_000

/** Writes the heads that moved since the last anchor beside the data, so many in a line; nothing where none moved. */
export async function anchorHeads(
  db: Db,
  file: string,
  keys: AnchorKeys,
  now: Date,
  most = MOST_HEADS,
): Promise<number> {
  const lines = lastAnchorLines(file, reachBack)
  let last = lines.at(-1)
  const before = last === undefined ? undefined : readAnchor(last)
  // A clock that was set back since then dates what is touched before it.
  const since = before === undefined ? 0 : Math.min(Date.parse(before.at), now.getTime()) - OVERLAP
  const known = latestHeads(anchorsIn(lines))
  let no = before?.no ?? anchorLines(file).length
  let anchored = 0
  for await (const touched of touchedSince(db, new Date(since), most)) {
    const heads = touched.filter((head) => known.get(head.chain)?.last_no !== head.last_no)
    if (heads.length === 0) continue
    if (anchored === 0) cutTornLine(file)
    const previous = last === undefined ? '' : lineHash(last)
    last = signedLine({ no: ++no, at: now.toISOString(), heads, previous, key_id: keys.key_id }, keys)
    mkdirSync(dirname(file), { recursive: true })
    appendFileSync(file, `${last}\n`, { flush: true })
    anchored += heads.length
  }
  return anchored
}

/** The heads that moved since then, in the order of their time. */
async function* touchedSince(db: Db, since: Date, most: number): AsyncGenerator<AnchoredHead[]> {
  for (let from = { touched_at: since, chain: '' }; ;) {
    const page = await db
      .selectFrom('audit_heads')
      .select(['chain', 'last_no', 'last_hash', 'touched_at'])
      .where(sql<SqlBool>`(touched_at, chain) > (${from.touched_at}::timestamptz, ${from.chain}::text)`)
      .orderBy('touched_at')
      .orderBy('chain')
      .limit(most)
      .execute()
    yield page.map(({ chain, last_no, last_hash }) => ({ chain, last_no, last_hash }))
    const last = page.at(-1)
    if (!last || page.length < most) return
    from = last
  }
}

function signedLine(unsigned: Omit<Anchor, 'signature'>, keys: AnchorKeys): string {
  const signature = Buffer.from(keys.sign(Buffer.from(canonical(unsigned)))).toString('base64url')
  return JSON.stringify({ ...unsigned, signature })
}

/** Whether the lines begin before any head that may have moved since the last of them. */
function reachBack(lines: readonly string[]): boolean {
  const [first, last] = [lines.at(0), lines.at(-1)].map((line) => line && readAnchor(line))
  return !!first && !!last && Date.parse(first.at) < Date.parse(last.at) - OVERLAP
}

/** The last anchored head of each chain. */
export function latestHeads(anchors: readonly Anchor[]): ReadonlyMap<string, AnchoredHead> {
  return new Map(anchors.flatMap((anchor) => anchor.heads.map((head) => [head.chain, head] as const)))
}

const WrittenAnchor = z.object({
  no: z.int().optional(),
  at: z.iso.datetime(),
  heads: z.array(z.object({ chain: z.string(), last_no: z.int(), last_hash: z.string() })),
  previous: z.string(),
  key_id: z.string(),
  signature: z.string(),
})

/** What a line says, or undefined where it was damaged. */
export function readAnchor(line: string): Anchor | undefined {
  try {
    return WrittenAnchor.strict().parse(JSON.parse(line)) as Anchor
  } catch {
    return undefined
  }
}

/** The anchors of those lines that can be read. */
export const anchorsIn = (lines: readonly string[]): Anchor[] => lines.flatMap((line) => readAnchor(line) ?? [])

/** Faults of the anchor file itself: a line changed, taken out, or signed by nobody we know. */
export function anchorFaults(lines: readonly string[], keys: AnchorKeys): string[] {
  return lines.flatMap((line, index) => {
    const anchor = readAnchor(line)
    if (!anchor) return [`Anchor ${index + 1} cannot be read: its line was damaged.`]
    const { signature, ...unsigned } = anchor
    if (unsigned.no !== undefined && unsigned.no !== index + 1)
      return [`Anchor ${index + 1} was written as number ${unsigned.no}.`]
    const previous = index === 0 ? '' : lineHash(ensure(lines[index - 1], 'the line before'))
    if (unsigned.previous !== previous) return [`Anchor ${index + 1} does not follow the one before it.`]
    const isSigned = keys.verify(unsigned.key_id, Buffer.from(canonical(unsigned)), Buffer.from(signature, 'base64url'))
    return isSigned ? [] : [`Anchor ${index + 1} is not signed by a key of this portal.`]
  })
}

/** Stands for the line and, since each names the hash of the one before, for all before it. */
export const lineHash = (line: string): string => createHash('sha256').update(line).digest('hex')
