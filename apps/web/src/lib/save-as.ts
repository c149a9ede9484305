/** Lets the person keep the bytes as a file of this name. */
export function saveAs(blob: Blob, name: string) {
  const address = URL.createObjectURL(blob)
  Object.assign(document.createElement('a'), { href: address, download: name }).click()
  URL.revokeObjectURL(address)
}
