/** A name as it is compared: without case, accents and signs. `Peñaflor, J.` and `penaflor j` are one. */
export const plainName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
