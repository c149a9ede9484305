/** The first field of a part of the page in which nothing stands yet; buttons may stand before it. A box or a file is none. */
export const firstEmptyIn = (part: Element | null | undefined): HTMLElement | undefined =>
  [...(part?.querySelectorAll<HTMLInputElement>('input:not([type=file], [type=hidden], :disabled)') ?? [])].find(
    ({ value }) => value === '', // that of a box is never empty
  )
