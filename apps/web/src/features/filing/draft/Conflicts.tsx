import { Box } from '@mantine/core'
import type { FormDefinition } from '@lading/contract/forms/form-definition'
import { Pane } from '#ui/layout/Pane.tsx'
import { ConflictList } from './ConflictList.tsx'
import type { Draft } from './use-draft.ts'

/** Where the same answer was changed elsewhere: both sides, and the choice between them. Everything else is saved. */
export function Conflicts({ draft, form }: { draft: Draft; form: FormDefinition }) {
  const { conflicts } = draft
  if (conflicts.length === 0) return null
  return (
    <Box
      role="alert"
      pos="sticky"
      top={72}
      mah="50vh"
      bdrs={8}
      style={{ zIndex: 40, overflow: 'auto', boxShadow: 'var(--mantine-shadow-md)' }}
    >
      <Pane
        act
        title={
          conflicts.length === 1
            ? 'One answer was changed elsewhere'
            : `${conflicts.length} answers were changed elsewhere`
        }
        subtitle="They were changed in another window or by another user of the business. Choose which to keep. Everything else is saved."
      >
        <ConflictList {...draft} form={form} />
      </Pane>
    </Box>
  )
}
