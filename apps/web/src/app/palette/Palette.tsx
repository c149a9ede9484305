import '@mantine/spotlight/styles.layer.css'
import classes from './Palette.module.css'
import { Text, VisuallyHidden } from '@mantine/core'
import { createSpotlight, Spotlight, useSpotlight } from '@mantine/spotlight'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { useActor } from '#lib/session.ts'
import type { Entry } from './entries.ts'
import { PaletteGroup } from './PaletteGroup.tsx'
import { rememberChoice } from './recent.ts'
import type { TypedAhead } from './typing-ahead.ts'
import { usePaletteGroups } from './use-palette-groups.ts'

export interface PaletteProps {
  /** How often it was asked for: each time it opens. */
  readonly asked: number
  /** What was typed since then, before its box could take it. */
  readonly takeTyped: () => TypedAhead
  readonly onListShortcuts: () => void
}

/** One box over the screens a person may open, what they may do anywhere, and the transactions they may see. */
export function Palette({ asked, takeTyped, onListShortcuts }: PaletteProps) {
  const actor = useActor()
  const navigate = useNavigate()
  const listId = useId()
  const [[store, palette]] = useState(createSpotlight)
  const { opened, query } = useSpotlight(store)
  const [selected, select] = useState(0)
  // Enter was pressed before there was a line to choose.
  const [isEntered, enter] = useState(false)
  // The store moves the mark by itself, and tells nobody: readers are to hear of it.
  const follow = () => queueMicrotask(() => select(Math.max(0, store.getState().selected)))
  const { groups, said, hasFailed, isReady } = usePaletteGroups(query, opened, onListShortcuts)
  useEffect(() => {
    palette.open()
    // Asked for while it closes, it still holds what was typed before.
    store.updateState((state) => ({ ...state, selected: 0, query: '' }))
  }, [asked, palette, store])
  // Where the arrow keys find the lines: the list is ours, since theirs scrolls where no key reaches.
  useEffect(() => store.updateState((state) => ({ ...state, listId: CSS.escape(listId) })), [listId, store])

  const choose = (entry: Entry) => {
    rememberChoice(actor?.user_id, entry)
    if (entry.path) void navigate(entry.path)
    entry.act?.()
  }
  const typeAhead = () => {
    const { typed, isEntered } = takeTyped()
    if (typed) store.updateState((state) => ({ ...state, selected: 0, query: state.query + typed }))
    if (isEntered) enter(true)
  }
  const lines = groups.flatMap(({ entries }) => entries)
  const chooseFirst = useEffectEvent(() => {
    const [first] = lines
    if (!first) return
    choose(first)
    palette.close()
  })
  useEffect(() => {
    if (isEntered && isReady) chooseFirst()
  }, [isEntered, isReady])
  const idOf = (place: number) => `${listId}-${place}`
  return (
    <Spotlight.Root
      store={store}
      shortcut={null}
      onSpotlightOpen={() => select(0)}
      onSpotlightClose={() => enter(false)}
      overlayProps={{ backgroundOpacity: 0.45, blur: 0 }}
      transitionProps={{ duration: 200, transition: 'fade' }}
      classNames={{ content: classes.content, inner: classes.inner }}
      attributes={{ content: { 'aria-label': 'Commands', 'data-closing': !opened || undefined } }}
    >
      <Spotlight.Search
        role="combobox"
        aria-label={actor ? 'Screen, action or transaction' : 'Screen or action'}
        aria-expanded
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={lines[selected] ? idOf(selected) : undefined}
        placeholder={actor ? 'Search screens, actions and transactions' : 'Search screens and actions'}
        leftSection={<IconSearch size={20} stroke={1.6} aria-hidden />}
        maxLength={255}
        onFocus={typeAhead}
        onKeyDown={follow}
        onChange={() => {
          select(0)
          enter(false)
        }}
      />
      <div id={listId} role="listbox" aria-label="Commands" className={classes.list}>
        {groups.map(({ title, entries, from }) => (
          <PaletteGroup key={title} {...{ title, entries, from, selected, idOf }} onChoose={choose} />
        ))}
        {hasFailed && <Said>Transactions could not be loaded.</Said>}
        {lines.length === 0 && <Said>No results</Said>}
      </div>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Spotlight.Root>
  )
}

function Said({ children }: { children: string }) {
  return (
    <Text px="sm" py="lg" ta="center" c="dimmed">
      {children}
    </Text>
  )
}
