/** One file of the corpus: what it is, and its bytes. */
export interface CorpusFile {
  readonly what: string
  readonly bytes: Uint8Array
}

export const file = (what: string, bytes: Uint8Array | string): CorpusFile => ({
  what,
  bytes: typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes,
})
