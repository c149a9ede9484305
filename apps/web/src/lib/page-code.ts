import { type ComponentType, lazy } from 'react'

const LONGEST = 120_000 // milliseconds; specification, section 9

/** The code of a page, or of a part of it, did not arrive: the network is slow, or the portal was renewed and the old files are gone. */
export class PageCodeMissing extends Error {
  override readonly name = 'PageCodeMissing'

  constructor(options?: ErrorOptions) {
    super('A part of this page could not be loaded. Check your connection, or reload the page.', options)
  }
}

/** Waits for the code of a page, at most two minutes. Throws `PageCodeMissing` where it does not come. */
export function inTime<T>(code: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new PageCodeMissing()), LONGEST)
  })
  const arrived = code.catch((cause: unknown) => {
    throw new PageCodeMissing({ cause })
  })
  return Promise.race([arrived, tooLate]).finally(() => clearTimeout(timer))
}

/**
 * A part of a page whose code is fetched when it is first shown. Where that does not come, the page says so and offers to
 * load it again: the part itself would stay away however often it were drawn.
 */
export function fetchedPart<P extends object>(code: () => Promise<ComponentType<P>>) {
  return lazy(async () => ({ default: await inTime(code()) }))
}
