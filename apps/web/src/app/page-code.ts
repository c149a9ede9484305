const LONGEST = 120_000 // milliseconds; specification, section 9

/** The code of a page did not arrive: the network is slow, or the portal was renewed and the old files are gone. */
export class PageCodeMissing extends Error {
  override readonly name = 'PageCodeMissing'
}

/** Waits for the code of a page, at most two minutes. Throws `PageCodeMissing` where it does not come. */
export function inTime<T>(code: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new PageCodeMissing('It took too long')), LONGEST)
  })
  const arrived = code.catch((cause: unknown) => {
    throw new PageCodeMissing('It did not arrive', { cause })
  })
  return Promise.race([arrived, tooLate]).finally(() => clearTimeout(timer))
}
