const TYPED = 'input:not([type=file], [type=hidden], [data-search], :disabled)'

/** The first field of a part of the page in which nothing stands yet; buttons may stand before it. A box, a file, a search are none. */
export const firstEmptyIn = (part: Element | null | undefined): HTMLElement | undefined =>
  [...(part?.querySelectorAll<HTMLInputElement>(TYPED) ?? [])].find(({ value }) => value === '')
