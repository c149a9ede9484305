/** The same locked PDF, of which each trailer holds the lock itself in place of naming an object. Its places stay true. */
export function lockInTrailer(locked: Uint8Array): Buffer {
  const text = Buffer.from(locked).toString('latin1')
  const [, no = ''] = /\/Encrypt (\d+) 0 R/.exec(text) ?? []
  const [, lock = ''] = new RegExp(`(?<!\\d)${no} 0 obj\\s*(<<.*?>>)\\s*endobj`, 's').exec(text) ?? []
  return Buffer.from(
    text.replace(/\/Encrypt \d+ 0 R/g, () => `/Encrypt ${lock}`),
    'latin1',
  )
}
