import { paths } from '@lading/contract/addresses/paths'
import type { KeyStore } from './session-source.ts'

const KEY = 'to'
const OWN = 'https://portal.invalid' // any host does: only a path that stays on it is ours

/** The page a visitor wanted before logging in. */
export class WantedPage {
  readonly #store: KeyStore

  constructor(store: KeyStore) {
    this.#store = store
  }

  save(path: string) {
    this.#store.setItem(KEY, path)
  }

  /** Where to go after a login: the page wanted before it, else the dashboard. It is asked once. */
  take(): string {
    const path = this.read()
    this.forget()
    return path || paths.dashboard()
  }

  /** The page, for a person who goes elsewhere to log in; empty where none is. */
  read(): string {
    return asOurs(this.#store.getItem(KEY) ?? '') ?? ''
  }

  forget() {
    this.#store.removeItem(KEY)
  }
}

/** The path as a browser would read it, where it stays on the portal: `//host`, `/\host` and their disguises do not. */
function asOurs(path: string): string | undefined {
  if (!path.startsWith('/') || !URL.canParse(path, OWN)) return undefined
  const read = new URL(path, OWN)
  return read.origin === OWN && !read.pathname.startsWith('//') ? read.pathname + read.search + read.hash : undefined
}
