import { listTableViews, saveTableView, ViewName, type ViewState } from '@lading/contract/tables/tables'
import { Button } from '@mantine/core'
import { z } from 'zod'
import { useAct } from '#lib/act.ts'
import { Dialog } from '../../forms/dialogs/Dialog.tsx'
import { ConfirmField } from '../../forms/fields/ChoiceFields.tsx'
import { TextField } from '../../forms/fields/Fields.tsx'
import { Form, FormFoot, useSchemaForm } from '../../forms/Form.tsx'

const Question = z.object({ name: ViewName, is_default: z.boolean() })

interface Props {
  readonly list: string
  readonly state: ViewState
  readonly onClose: () => void
}

/** Asks under which name the present view of a list is kept. */
export function SaveViewDialog({ list, state, onClose }: Props) {
  const form = useSchemaForm(Question, { name: '', is_default: false })
  const save = useAct(saveTableView, { stale: [listTableViews], done: 'The view is saved.', onDone: onClose })
  return (
    <Dialog title="Save this view" onClose={onClose} busy={save.isPending} width={440}>
      <Form
        form={form}
        problem={save.error}
        busy={save.isPending}
        onSubmit={(answers) => save.mutate({ body: { list, state, ...answers } })}
      >
        <TextField
          name="name"
          label="Name"
          hint="Saves the filters, search, order, page size and columns."
          required
          maxLength={60}
        />
        <ConfirmField name="is_default" label="Open this list with this view" />
        <FormFoot>
          <Button variant="default" onClick={onClose} disabled={save.isPending}>
            Cancel
          </Button>
          <Button type="submit" loading={save.isPending}>
            Save
          </Button>
        </FormFoot>
      </Form>
    </Dialog>
  )
}
