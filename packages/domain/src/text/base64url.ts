const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Base64 for addresses (RFC 4648, section 5), without padding. */
export function toBase64url(bytes: Uint8Array): string {
  let text = ''
  for (let index = 0; index < bytes.length; index += 3) {
    const group = bytes.subarray(index, index + 3)
    const bits = ((group[0] ?? 0) << 16) | ((group[1] ?? 0) << 8) | (group[2] ?? 0)
    for (let part = 0; part <= group.length; part++) text += ALPHABET.charAt((bits >> (18 - 6 * part)) & 63)
  }
  return text
}

/** The bytes, or undefined for any text that `toBase64url` would not have written: one text for each run of bytes. */
export function fromBase64url(text: string): Uint8Array | undefined {
  if (!/^[A-Za-z0-9_-]*$/.test(text) || text.length % 4 === 1) return undefined
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4))
  let bits = 0
  let held = 0
  let at = 0
  for (const character of text) {
    bits = ((bits << 6) | ALPHABET.indexOf(character)) & 0xffff
    held += 6
    if (held >= 8) {
      held -= 8
      bytes[at++] = (bits >> held) & 255
    }
  }
  return (bits & ((1 << held) - 1)) === 0 ? bytes : undefined
}
