import { changeTableView, listTableViews, type TableView, ViewName } from '@lading/contract/tables/tables'
import { Button } from '@mantine/core'
import { z } from 'zod'
import { useAct } from '#lib/act.ts'
import { Dialog } from '../../forms/dialogs/Dialog.tsx'
import { TextField } from '../../forms/fields/Fields.tsx'
import { Form, FormFoot, useSchemaForm } from '../../forms/Form.tsx'

const Question = z.object({ name: ViewName })

/** Gives a view another name. */
export function RenameView({ view, onClose }: { view: TableView; onClose: () => void }) {
  const { id, name, state, is_default, version } = view
  const form = useSchemaForm(Question, { name })
  const rename = useAct(changeTableView, { stale: [listTableViews], onDone: onClose })
  return (
    <Dialog title="Rename this view" onClose={onClose} busy={rename.isPending} width={440}>
      <Form
        form={form}
        problem={rename.error}
        busy={rename.isPending}
        onSubmit={(answers) => rename.mutate({ params: { id }, body: { state, is_default, version, ...answers } })}
      >
        <TextField name="name" label="Name" required maxLength={60} />
        <FormFoot>
          <Button variant="default" onClick={onClose} disabled={rename.isPending}>
            Cancel
          </Button>
          <Button type="submit" loading={rename.isPending}>
            Rename
          </Button>
        </FormFoot>
      </Form>
    </Dialog>
  )
}
