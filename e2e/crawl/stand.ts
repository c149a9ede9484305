import { fingerprint, turn, type Viewing } from './look.ts'
import type { Part } from './openers.ts'
import { closeMessages, settle } from './settle.ts'
import { open, reopen, type Visit } from './visit.ts'

/** Names of what was pressed. */
export interface PressedNames {
  readonly has: (name: string) => boolean
  readonly add: (name: string) => unknown
}

/** A page that is walked through. */
export interface Walk extends Part {
  readonly address: string
  readonly viewing: Viewing
  /** What was pressed already, on this page or another of the screen. */
  readonly pressed: PressedNames
  /** The addresses that tabs led to, by the tab; null where it has none of its own. */
  readonly tabs: Map<string, string | null>
}

/** Back to the page as it was: by Escape when that is enough, else by way of another, else by loading it anew. */
export async function standAt(visit: Visit, { address, viewing }: Walk, base: string): Promise<void> {
  const { page, network } = visit
  await turn(page, viewing)
  await closeMessages(page)
  await page.mouse.move(0, 0) // else a hint stays where the pointer stands
  await page.keyboard.press('Escape')
  await settle(page, network)
  if ((await fingerprint(page)) === base) return
  await reopen(visit, address)
  if ((await fingerprint(page)) === base) return
  await open(visit, address)
  await turn(page, viewing)
  await settle(page, network)
}
