import type { Db } from '#platform/database'
import { whenGiven } from '#platform/when-given'
import { AnchoredRows } from './anchored-rows.ts'
import { anchorLines } from './anchor-lines.ts'
import { anchorFaults, anchorsIn, latestHeads, type AnchoredHead, type AnchorKeys } from './anchors.ts'
import { GENESIS, linkHash } from './chain.ts'

/** Where the audit is not what was written. */
export interface Fault {
  readonly chain: string
  /** The first row of the chain that is wrong or gone; null for the anchor file. */
  readonly chain_no: number | null
  readonly what: string
}

export interface Verdict {
  readonly entries: number
  readonly chains: number
  readonly anchors: number
  readonly faults: readonly Fault[]
}

interface Head {
  readonly no: number
  readonly hash: string
}

const PAGE = 5000
/** Heads are anchored each minute and at the end; what is older and stands in none was anchored once. */
const ANCHORED_WITHIN = 5 * 60_000

/**
 * Recomputes every chain and holds it against its head and the signed anchors: finds edits, deletions and cut tails, and
 * anchors that are damaged, cut off or gone.
 */
export async function verifyAudit(db: Db, file: string, keys: AnchorKeys, now: Date): Promise<Verdict> {
  const lines = anchorLines(file)
  const anchors = anchorsIn(lines)
  const latest = latestHeads(anchors)
  const anchored = new AnchoredRows(anchors.flatMap((anchor) => anchor.heads))
  const old = new Date(now.getTime() - ANCHORED_WITHIN)
  const { entries, ends, faults, loose } = await walk(db, anchored, latest, old)
  const fileFaults = anchorFaults(lines, keys).map((what) => ({ chain: 'anchors', chain_no: null, what }))
  const headFaults = await holdAgainstHeads(db, ends)
  const cut = holdAgainstAnchors(ends, latest)
  return {
    entries,
    chains: ends.size,
    anchors: anchors.length,
    faults: [...fileFaults, ...looseFaults(loose), ...faults, ...headFaults, ...cut],
  }
}

/** Rows that should be anchored and are not: how many, and which the first is. */
interface Loose {
  count: number
  first?: Row
}

async function walk(db: Db, anchored: AnchoredRows, latest: ReadonlyMap<string, AnchoredHead>, old: Date) {
  const loose: Loose = { count: 0 }
  const ends = new Map<string, Head>()
  const faults: Fault[] = []
  let entries = 0
  for await (const row of rowsOf(db)) {
    entries += 1
    const end = ends.get(row.chain) ?? { no: 0, hash: GENESIS }
    const what = faultOf(row, end, anchored)
    if (what) faults.push({ chain: row.chain, chain_no: row.chain_no, what })
    ends.set(row.chain, { no: row.chain_no, hash: row.hash })
    if (row.at < old && row.chain_no > (latest.get(row.chain)?.last_no ?? 0)) {
      loose.count += 1
      loose.first ??= row
    }
  }
  return { entries, ends, faults, loose }
}

function looseFaults({ count, first }: Loose): Fault[] {
  if (!first) return []
  const rows = count === 1 ? 'A row is' : `${count} rows are`
  const where = `${first.chain}, row ${first.chain_no}`
  const what = `${rows} older than five minutes and in no anchor, ${where} first: anchors were cut off or lost, or the portal was killed and has not run since.`
  return [{ chain: 'anchors', chain_no: null, what }]
}

type Row = Awaited<ReturnType<typeof pageAfter>>[number]

function faultOf(row: Row, end: Head, anchored: AnchoredRows): string | undefined {
  if (row.chain_no !== end.no + 1) return `Rows ${end.no + 1} to ${row.chain_no - 1} are gone.`
  if (row.previous_hash !== end.hash) return 'It does not follow the row before it.'
  if (row.hash !== linkHash(row.previous_hash, row)) return 'It was changed after it was written.'
  return anchored.isAsAnchored(row) ? undefined : 'It is not the row that was anchored.'
}

async function holdAgainstHeads(db: Db, ends: ReadonlyMap<string, Head>): Promise<Fault[]> {
  const heads = await db.selectFrom('audit_heads').selectAll().execute()
  const faults: Fault[] = []
  for (const { chain, last_no, last_hash } of heads) {
    const end = ends.get(chain) ?? { no: 0, hash: GENESIS }
    if (end.no < last_no)
      faults.push({ chain, chain_no: end.no + 1, what: `Rows ${end.no + 1} to ${last_no} are gone.` })
    else if (end.hash !== last_hash || end.no > last_no)
      faults.push({ chain, chain_no: end.no, what: 'The head of the chain is not its last row.' })
  }
  const known = new Set(heads.map((head) => head.chain))
  for (const [chain, end] of ends) {
    if (!known.has(chain)) faults.push({ chain, chain_no: end.no, what: 'The head of the chain is gone.' })
  }
  return faults
}

function holdAgainstAnchors(ends: ReadonlyMap<string, Head>, anchored: ReturnType<typeof latestHeads>): Fault[] {
  return [...anchored.values()].flatMap(({ chain, last_no }) => {
    const end = ends.get(chain)?.no ?? 0
    return end < last_no ? [{ chain, chain_no: end + 1, what: `The tail from ${end + 1} to ${last_no} was cut.` }] : []
  })
}

async function* rowsOf(db: Db): AsyncGenerator<Row> {
  let last: { chain: string; chain_no: number } | undefined
  for (;;) {
    const page = await pageAfter(db, last)
    yield* page
    last = page.at(-1)
    if (page.length < PAGE) return
  }
}

function pageAfter(db: Db, last: { chain: string; chain_no: number } | undefined) {
  return db
    .selectFrom('audit_entries')
    .selectAll()
    .$call(
      whenGiven(last, (query, last) =>
        query.where((eb) =>
          eb.or([
            eb('chain', '>', last.chain),
            eb.and([eb('chain', '=', last.chain), eb('chain_no', '>', last.chain_no)]),
          ]),
        ),
      ),
    )
    .orderBy('chain')
    .orderBy('chain_no')
    .limit(PAGE)
    .execute()
}
