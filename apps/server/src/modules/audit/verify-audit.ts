import type { Db } from '#platform/database'
import { whenGiven } from '#platform/when-given'
import { anchorFaults, anchorLines, latestHeads, type Anchor, type AnchorKeys } from './anchors.ts'
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

/** Recomputes every chain and holds it against its head and the signed anchors: finds edits, deletions and cut tails. */
export async function verifyAudit(db: Db, file: string, keys: AnchorKeys): Promise<Verdict> {
  const lines = anchorLines(file)
  const anchors = lines.map((line) => JSON.parse(line) as Anchor)
  const wanted = Map.groupBy(
    anchors.flatMap((anchor) => anchor.heads),
    (head) => head.chain,
  )
  const { entries, ends, faults } = await walk(db, wanted)
  const fileFaults = anchorFaults(lines, keys).map((what) => ({ chain: 'anchors', chain_no: null, what }))
  const headFaults = await holdAgainstHeads(db, ends)
  const cut = holdAgainstAnchors(ends, latestHeads(anchors))
  return {
    entries,
    chains: ends.size,
    anchors: anchors.length,
    faults: [...fileFaults, ...faults, ...headFaults, ...cut],
  }
}

async function walk(db: Db, wanted: ReadonlyMap<string, readonly { last_no: number; last_hash: string }[]>) {
  const ends = new Map<string, Head>()
  const faults: Fault[] = []
  let entries = 0
  for await (const row of rowsOf(db)) {
    entries += 1
    const end = ends.get(row.chain) ?? { no: 0, hash: GENESIS }
    const what = faultOf(row, end) ?? anchoredFault(row, wanted.get(row.chain))
    if (what) faults.push({ chain: row.chain, chain_no: row.chain_no, what })
    ends.set(row.chain, { no: row.chain_no, hash: row.hash })
  }
  return { entries, ends, faults }
}

type Row = Awaited<ReturnType<typeof pageAfter>>[number]

function faultOf(row: Row, end: Head): string | undefined {
  if (row.chain_no !== end.no + 1) return `Rows ${end.no + 1} to ${row.chain_no - 1} are gone.`
  if (row.previous_hash !== end.hash) return 'It does not follow the row before it.'
  if (row.hash !== linkHash(row.previous_hash, row)) return 'It was changed after it was written.'
  return undefined
}

function anchoredFault(row: Row, heads: readonly { last_no: number; last_hash: string }[] = []): string | undefined {
  const head = heads.find((anchored) => anchored.last_no === row.chain_no)
  return head && head.last_hash !== row.hash ? 'It is not the row that was anchored.' : undefined
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
