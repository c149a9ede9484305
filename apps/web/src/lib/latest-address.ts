/** What the address will be once all that was written into it has come. */
export interface LatestAddress {
  readonly read: () => URLSearchParams
  readonly wrote: (next: URLSearchParams) => void
  /** The address shows this now: one of those that were written, or what a link or the browser's way back made of it. */
  readonly shows: (address: URLSearchParams) => void
}

/** A page that draws slowly shows an earlier change only after a later one was made: that is not the latest then. */
export function latestAddress(first: URLSearchParams): LatestAddress {
  let latest = first
  let on_their_way: string[] = []
  return {
    read: () => latest,
    wrote(next) {
      latest = next
      on_their_way.push(next.toString())
    },
    shows(address) {
      const place = on_their_way.indexOf(address.toString())
      on_their_way = place < 0 ? [] : on_their_way.slice(place + 1)
      if (on_their_way.length === 0) latest = address
    },
  }
}
