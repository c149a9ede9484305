import { ActionIcon, Tooltip } from '@mantine/core'
import '@mantine/core/styles/Tooltip.layer.css'
import { IconCommand } from '@tabler/icons-react'
import { keyName } from '../shortcuts/key-names.ts'

/** Opens the command palette; says by which keys it opens too. */
export function PaletteButton({ onOpen }: { onOpen: () => void }) {
  return (
    <Tooltip label={`Commands (${keyName('mod')}-K)`}>
      <ActionIcon
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
    </Tooltip>
  )
}
