import { useEffect } from 'react'
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

// Of the whole process: a browser leaves one page at a time, and its router asks the newest guard alone.
const guards = new Set<BlockerFunction>()

/**
 * Asks before what was typed is left behind: on a link, on Back, and on closing the tab. Not when the session is over:
 * then `unsent/` keeps it.
 */
export function LeaveGuard({ when, isBesideList = false, hasPlaces = false }: Props) {
  const { session } = usePortal()
  const guard: BlockerFunction = ({ currentLocation: here, nextLocation: there }) => {
    const stays = (isBesideList && there.hash === here.hash) || (hasPlaces && there.search === here.search)
    const isSame = stays && there.pathname === here.pathname
    return !isSame && session.current().user !== null && when()
  }
  useEffect(() => {
    guards.add(guard)
    return () => void guards.delete(guard)
  })
  const blocker = useBlocker((way) => [...guards].some((one) => one(way)))
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (when()) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  })
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
