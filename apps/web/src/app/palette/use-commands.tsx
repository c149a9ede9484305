import { type ComponentType, Suspense, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { fetchedPart } from '#lib/page-code.ts'
import { useActor } from '#lib/session.ts'
import { useSingleKeys } from '#lib/single-keys.ts'
import { toast } from '#lib/toast.ts'
import { paths } from '@lading/contract/addresses/paths'
import { type Handlers, useShortcuts } from '../shortcuts/use-shortcuts.ts'
import type { PaletteProps } from './Palette.tsx'
import { typingAhead } from './typing-ahead.ts'

const ShortcutsDialog = fetchedPart(async () => (await import('../shortcuts/ShortcutsDialog.tsx')).ShortcutsDialog)

const palette = () => import('./Palette.tsx')

/** The command palette and the keyboard shortcuts of a frame; their code comes when they are first asked for. */
export function useCommands({ turnSidebar }: { turnSidebar?: () => void } = {}) {
  const actor = useActor()
  const navigate = useNavigate()
  const [Palette, setPalette] = useState<ComponentType<PaletteProps>>()
  const [asked, ask] = useState(0)
  const [areListed, list] = useState(false)
  const [areSingleKeysOn] = useSingleKeys()

  const [ahead] = useState(typingAhead)
  useEffect(() => () => void ahead.take(), [ahead])

  const openPalette = () => {
    ahead.keep()
    void palette().then(
      (code) => {
        setPalette(() => code.Palette)
        ask((times) => times + 1)
      },
      () => {
        ahead.take()
        toast.error('The command palette could not be loaded. Check your connection and try again.')
      },
    )
  }
  const own = actor?.audience === 'staff' ? paths.adminProfile() : paths.customerProfile()
  const handlers: Handlers = {
    'open-palette': openPalette,
    'list-shortcuts': () => list(true),
    ...(actor && {
      search: () => focusSearch() || void navigate(paths.searchTransaction('')),
      dashboard: () => void navigate(paths.dashboard()),
      notifications: () => void navigate(`${own}#notifications`),
      tables: () => void navigate(paths.tables()),
    }),
    ...(turnSidebar && { 'turn-sidebar': turnSidebar }),
  }
  useShortcuts(handlers, areSingleKeysOn)

  const shown = (
    <Suspense fallback={null}>
      {Palette && <Palette asked={asked} takeTyped={ahead.take} onListShortcuts={() => list(true)} />}
      {areListed && <ShortcutsDialog names={Object.keys(handlers)} onClose={() => list(false)} />}
    </Suspense>
  )
  return { openPalette, shown }
}

/** The box in the top bar, where it stands: on a phone it does not. */
function focusSearch(): boolean {
  const box = document.querySelector<HTMLInputElement>('header input[type="search"]')
  if (!box || box.offsetParent === null) return false
  box.focus()
  return true
}
