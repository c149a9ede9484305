import type { AnchoredHead } from './anchors.ts'

/** What a row of a chain was when it was anchored: a chain has a head for each minute in which it grew, for years. */
export class AnchoredRows {
  readonly #heads: ReadonlyMap<string, readonly AnchoredHead[]>

  constructor(heads: Iterable<AnchoredHead>) {
    this.#heads = Map.groupBy(heads, ({ chain, last_no }) => placeOf(chain, last_no))
  }

  /** Whether the row is the one that was anchored, each time that it was. */
  isAsAnchored({ chain, chain_no, hash }: ChainedRow): boolean {
    const heads = this.#heads.get(placeOf(chain, chain_no)) ?? []
    return heads.every(({ last_hash }) => last_hash === hash)
  }
}

interface ChainedRow {
  readonly chain: string
  readonly chain_no: number
  readonly hash: string
}

const placeOf = (chain: string, no: number) => `${no} ${chain}`
