import { useState } from 'react'
import { useActor } from '#lib/session.ts'
import { useLeaving } from '../use-leaving.ts'
import { useOtherScheme } from '../use-other-scheme.ts'
import { type Entry, entriesFor, screensFor } from './entries.ts'
import { recentAmong, recentOf } from './recent.ts'
import { useFound } from './use-found.ts'

interface Group {
  readonly title: string
  readonly entries: readonly Entry[]
  /** The place of its first line among all. */
  readonly from: number
}

/** What the palette offers for what was typed, and what a reader of the screen is told of it. */
export function usePaletteGroups(typed: string, isOpen: boolean, onListShortcuts: () => void) {
  const actor = useActor()
  const acts = useActs(onListShortcuts)
  const recent = useRecent(actor?.user_id, isOpen)
  const found = useFound(typed, actor)
  const places = screensFor(actor)

  const groups =
    typed.trim() === ''
      ? [
          { title: 'Recent', entries: recentAmong(recent, [...places, ...acts]) },
          { title: 'Go to', entries: places },
          { title: 'Actions', entries: acts },
        ]
      : [
          { title: 'Go to', entries: entriesFor(typed, places) },
          { title: 'Actions', entries: entriesFor(typed, acts) },
          { title: 'Transactions', entries: found.entries },
        ]
  return {
    groups: counted(withoutRepeats(groups)),
    said: isOpen ? said(typed, groups, found) : '',
    hasFailed: found.hasFailed,
    /** Whether the first line is the one that was meant: a transaction that is still looked for comes before the way to all. */
    isReady: !found.isBusy || groups.some(({ title, entries }) => title !== 'Transactions' && entries.length > 0),
  }
}

/** What can be done anywhere. */
function useActs(onListShortcuts: () => void): readonly Entry[] {
  const actor = useActor()
  const { other, turn } = useOtherScheme()
  const leave = useLeaving()
  const acts: Entry[] = [
    { id: 'scheme', label: `Switch to ${other} colours`, words: 'theme scheme dark light', act: turn },
    { id: 'shortcuts', label: 'Keyboard shortcuts', words: 'keys help', act: onListShortcuts },
  ]
  return actor ? [...acts, { id: 'leave', label: 'Log out', words: 'sign out logout', act: () => void leave() }] : acts
}

/** Read when the palette opens, so that the list stands still while it is open. */
function useRecent(user_id: number | undefined, isOpen: boolean) {
  const [shown, show] = useState({ isOpen: false, recent: recentOf(user_id) })
  if (shown.isOpen !== isOpen) show({ isOpen, recent: recentOf(user_id) })
  return shown.recent
}

/** What stands among the recent ones stands once. */
function withoutRepeats(groups: readonly Omit<Group, 'from'>[]) {
  const recent = new Set(groups.find(({ title }) => title === 'Recent')?.entries.map(({ id }) => id))
  return groups.map(({ title, entries }) => ({
    title,
    entries: title === 'Recent' ? entries : entries.filter(({ id }) => !recent.has(id)),
  }))
}

function counted(groups: readonly Omit<Group, 'from'>[]): readonly Group[] {
  let from = 0
  return groups.flatMap(({ title, entries }) => {
    const group = { title, entries, from }
    from += entries.length
    return entries.length > 0 ? [group] : []
  })
}

function said(typed: string, groups: readonly Omit<Group, 'from'>[], found: ReturnType<typeof useFound>): string {
  if (typed.trim() === '') return ''
  if (found.isBusy) return 'Looking for transactions…'
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0)
  const trouble = found.hasFailed ? ' Transactions could not be loaded.' : ''
  return (count === 1 ? '1 line.' : `${count} lines.`) + trouble
}
