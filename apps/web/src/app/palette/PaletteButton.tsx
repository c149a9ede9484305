import { ActionIcon } from '@mantine/core'
import { IconCommand } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { keyName } from '../shortcuts/key-names.ts'

/** How the palette is called, and by which keys it opens too. */
export const paletteWords = `Commands (${keyName('mod')}-K)`

type Props = Omit<ComponentProps<'button'>, 'color' | 'style' | 'onClick'> & { readonly onOpen: () => void }

/** Opens the command palette. What shows its words may be put around it. */
export function PaletteButton({ onOpen, ...more }: Props) {
  return (
    <ActionIcon
      {...more}
      variant="subtle"
      color="gray"
      size="lg"
      aria-label="Commands"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onOpen}
    >
      <IconCommand size={20} stroke={1.6} />
    </ActionIcon>
  )
}
