import {
  businessPerson,
  businessUsers,
  changeBusinessUser,
  Part,
  type BusinessUserRow,
} from '@lading/contract/business-users'
import type { Actor } from '@lading/domain/people/acting/actor'
import { Button, Text } from '@mantine/core'
import { hasFieldErrors, useAct } from '#lib/act.ts'
import { usePortal } from '#lib/portal.ts'
import { Dialog, DialogFoot } from '#ui/forms/dialogs/Dialog.tsx'
import { ErrorState } from '#ui/messages/ErrorState.tsx'
import { Form, useSchemaForm } from '#ui/forms/Form.tsx'
import { PartFields } from './PartFields.tsx'

interface Props {
  readonly row: BusinessUserRow
  readonly actor: Actor
  readonly onClose: () => void
}

/** Changes what somebody may do for a business. */
export function PartDialog({ row, actor, onClose }: Props) {
  const { business_id, user_id, is_owner, rights } = row
  const form = useSchemaForm<Part & Record<string, unknown>>(Part, { is_owner, rights: [...rights] })
  const { sessionCalls } = usePortal()
  const act = useAct(changeBusinessUser, {
    done: ({ message }) => message,
    stale: [businessUsers, businessPerson],
    quiet: true,
    onDone: () => void sessionCalls.rereadUser().then(onClose),
  })
  return (
    <Dialog title={`What ${row.name} may do`} onClose={onClose} busy={act.isPending}>
      <Form
        form={form}
        problem={act.error}
        busy={act.isPending}
        onSubmit={(body) => act.mutate({ params: { business_id, user_id }, body })}
      >
        {act.error && !hasFieldErrors(act.error) && <ErrorState message={act.error.message} />}
        <Text size="sm">For {row.business_name}. It takes effect immediately.</Text>
        <PartFields actor={actor} business_id={business_id} before={row} />
        <DialogFoot>
          <Button variant="default" onClick={onClose} disabled={act.isPending}>
            Cancel
          </Button>
          <Button type="submit" loading={act.isPending}>
            Save
          </Button>
        </DialogFoot>
      </Form>
    </Dialog>
  )
}
