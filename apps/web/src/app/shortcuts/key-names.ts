const isMac = /mac|iphone|ipad/i.test(navigator.userAgent)

/** A key as it is printed on the keyboard of this machine. */
export function keyName(key: string): string {
  if (key === 'mod') return isMac ? '⌘' : 'Ctrl'
  return key.length === 1 ? key.toUpperCase() : key
}
