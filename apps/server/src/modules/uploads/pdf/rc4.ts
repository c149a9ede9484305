/** Undoes RC4, which OpenSSL no longer offers: it is no longer safe, but files of old programs are locked by it. */
export function rc4(key: Uint8Array, bytes: Uint8Array): Uint8Array {
  const state = Uint8Array.from({ length: 256 }, (_, at) => at)
  const at = (index: number) => state[index & 255] ?? 0
  const swap = (one: number, other: number) => {
    const kept = at(one)
    state[one] = at(other)
    state[other] = kept
  }
  for (let one = 0, other = 0; one < 256; one += 1) {
    other = (other + at(one) + (key[one % key.length] ?? 0)) & 255
    swap(one, other)
  }
  let one = 0
  let other = 0
  return bytes.map((byte) => {
    one = (one + 1) & 255
    other = (other + at(one)) & 255
    swap(one, other)
    return byte ^ at(at(one) + at(other))
  })
}
