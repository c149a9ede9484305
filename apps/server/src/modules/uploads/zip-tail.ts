const END_OF_ARCHIVE = Buffer.from('PK\x05\x06', 'latin1')
/** Stands right before the end where the archive is so large, or says it is, that the end does not tell where its list begins. */
const LARGE_ARCHIVE = Buffer.from('PK\x06\x07', 'latin1')
const ENTRY = Buffer.from('PK\x01\x02', 'latin1')
/** The end of an archive and its longest comment. */
const LONGEST_END = 22 + 0xffff

/** Whether a file is a ZIP archive at the same time: its end holds the list of one, where every unpacker looks for it. */
export function hasZipTail(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const tail = Math.max(0, file.length - LONGEST_END)
  for (let at = file.indexOf(END_OF_ARCHIVE, tail); at >= 0; at = file.indexOf(END_OF_ARCHIVE, at + 1)) {
    if (at + 22 > file.length) return false
    const list = at - file.readUInt32LE(at + 12)
    const isEmpty = file.readUInt16LE(at + 10) === 0
    const isLarge = at >= 20 && file.subarray(at - 20, at - 16).equals(LARGE_ARCHIVE)
    if (isEmpty || isLarge || (list >= 0 && file.subarray(list, list + 4).equals(ENTRY))) return true
  }
  return false
}
