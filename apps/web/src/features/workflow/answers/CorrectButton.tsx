import { ActionIcon, Tooltip } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { CorrectDialog } from './CorrectDialog.tsx'
import type { Correctable } from './corrections.ts'
import classes from './mark-button.module.css'

/** Opens the correction of what stands on the certificate. */
export function CorrectButton({ what }: { what: Correctable }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Tooltip label="Correct">
        <ActionIcon
          className={classes.button}
          size={24}
          variant="subtle"
          color="gray"
          aria-label={`Correct: ${what.title}`}
          onClick={() => setOpen(true)}
        >
          <IconPencil size={15} />
        </ActionIcon>
      </Tooltip>
      {isOpen && <CorrectDialog what={what} onClose={() => setOpen(false)} />}
    </>
  )
}
