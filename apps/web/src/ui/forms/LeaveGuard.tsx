import { useEffect, useLayoutEffect, useRef, useSyncExternalStore, type RefObject } from 'react'
import { useBlocker, type BlockerFunction } from 'react-router'
import { usePortal } from '#lib/portal.ts'
import { ConfirmDialog } from './dialogs/ConfirmDialog.tsx'

interface Props {
  readonly when: () => boolean
  /** Turning the pages of a list on the same page (`?page=2`) takes nothing away. */
  readonly isBesideList?: boolean
  /** Neither does going to another place of the same page (`#return-3`). */
  readonly hasPlaces?: boolean
}

type Guard = RefObject<BlockerFunction>

// Of the whole process: a browser leaves one page at a time, and its router is stopped by one question alone.
let guards: readonly Guard[] = []
// Of the whole process: like the guards, each of which watches whether it is the first.
const watchers = new Set<() => void>()

function guardBy(next: readonly Guard[]): void {
  guards = next
  for (const told of watchers) told()
}

function watch(told: () => void) {
  watchers.add(told)
  return () => void watchers.delete(told)
}

/**
 * Asks before what was typed is left behind: on a link, on Back, and on closing the tab. Not when the session is over:
 * then `unsent/` keeps it. Of several on a page the first asks for all.
 */
export function LeaveGuard({ when, isBesideList = false, hasPlaces = false }: Props) {
  const { session } = usePortal()
  const asks: BlockerFunction = ({ currentLocation: here, nextLocation: there }) => {
    const stays = (isBesideList && there.hash === here.hash) || (hasPlaces && there.search === here.search)
    const isSame = stays && there.pathname === here.pathname
    return !isSame && session.current().user !== null && when()
  }
  const own = useRef(asks)
  // With what is on the screen: a person may leave before the other effects have run.
  useLayoutEffect(() => {
    own.current = asks
  })
  useEffect(() => {
    guardBy([...guards, own])
    return () => guardBy(guards.filter((guard) => guard !== own))
  }, [])
  useLayoutEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (when()) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  })
  const isFirst = useSyncExternalStore(
    watch,
    () => guards[0] === own,
    () => false,
  )
  return isFirst ? <LeaveQuestion /> : null
}

function LeaveQuestion() {
  const blocker = useBlocker((way) => guards.some(({ current: asks }) => asks(way)))
  if (blocker.state !== 'blocked') return null
  return (
    <ConfirmDialog
      title="Leave without saving?"
      confirm="Leave"
      danger
      onConfirm={() => blocker.proceed()}
      onClose={() => blocker.reset()}
    >
      Your changes on this page are not saved and will be lost.
    </ConfirmDialog>
  )
}
