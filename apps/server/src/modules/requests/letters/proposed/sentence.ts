/** Ends with one full stop, also after a name such as “Lines, Inc.”. */
export const sentence = (words: string): string => words.replace(/\.?\s*$/, '.')
