import type { FormDefinition } from '@lading/contract/forms/form-definition'
import { Pane } from '#ui/layout/Pane.tsx'
import { ConflictList } from './ConflictList.tsx'
import classes from './Conflicts.module.css'
import type { Draft } from './use-draft.ts'

/** Where the same answer was changed elsewhere: both sides, and the choice between them. Everything else is saved. */
export function Conflicts({ draft, form }: { draft: Draft; form: FormDefinition }) {
  const { conflicts } = draft
  if (conflicts.length === 0) return null
  return (
    <div role="alert" className={classes.inSight}>
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
    </div>
  )
}
