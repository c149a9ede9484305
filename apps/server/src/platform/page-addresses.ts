import { existsSync, readFileSync } from 'node:fs'

/** Whether a screen of the application stands at a path; of every path where the build does not say. */
export function readPageAddresses(file: string): (pathname: string) => boolean {
  if (!existsSync(file)) return () => true
  const patterns = (JSON.parse(readFileSync(file, 'utf8')) as string[]).map(partsOf)
  return (pathname) => {
    const parts = partsOf(pathname)
    return patterns.some(
      (pattern) =>
        pattern.length === parts.length &&
        pattern.every((part, place) => part.startsWith(':') || part === parts[place]),
    )
  }
}

/** As the application reads an address: whatever its case, with or without a stroke at its end. */
const partsOf = (pathname: string) => pathname.toLowerCase().replace(/\/+$/, '').split('/')
