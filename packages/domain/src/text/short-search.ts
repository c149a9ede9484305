/** One or two letters or digits, in which no index of three letters finds anything but the beginning of a word (ADR 29). */
export const isShort = (search: string): boolean => search.replace(/[^\p{L}\p{N}]/gu, '').length < 3
