import type { SurrenderRequest } from '@lading/contract/accreditations/surrenders'
import { moveAccreditation } from '@lading/contract/workflow'
import { actionRow } from '@lading/domain/workflow/actions/actions'
import { Button, Text } from '@mantine/core'
import { z } from 'zod'
import { hasFieldErrors, useAct } from '#lib/act.ts'
import { Dialog, DialogFoot } from '#ui/forms/dialogs/Dialog.tsx'
import { ErrorState } from '#ui/messages/ErrorState.tsx'
import { Form, useSchemaForm } from '#ui/forms/Form.tsx'
import { LongTextField } from '#ui/forms/fields/LongTextField.tsx'

const Note = z.object({ note: z.string().trim().max(5000, 'Use at most 5,000 characters.') })
type Note = z.infer<typeof Note>

const { label, done } = actionRow('voluntary-surrender-closure')

interface Props {
  readonly surrender: SurrenderRequest
  readonly onClose: () => void
}

/** Accepts a surrender: the accreditation ends, with what falls with it. */
export function AcceptSurrenderDialog({
  surrender: { accreditation_id: id, version, number, business_name },
  onClose,
}: Props) {
  const form = useSchemaForm<Note>(Note, { note: '' })
  const act = useAct(moveAccreditation, { quiet: true, done: `${done}.`, onDone: onClose })
  const send = ({ note }: Note) =>
    act.mutate({ params: { id }, body: { action: 'voluntary-surrender-closure', version, ...(note && { note }) } })
  return (
    <Dialog title={label} onClose={onClose} busy={act.isPending} width={560}>
      <Form form={form} onSubmit={send} problem={act.error} busy={act.isPending} label={label}>
        {act.error && !hasFieldErrors(act.error) && <ErrorState message={act.error.message} />}
        <Text size="sm">
          Accreditation <span className="num">{number}</span> of {business_name} ends at once and leaves the directory.
          It cannot be taken back.
        </Text>
        <LongTextField name="note" label="Note for the record" maxLength={5000} />
        <DialogFoot>
          <Button variant="default" onClick={onClose} disabled={act.isPending}>
            Cancel
          </Button>
          <Button type="submit" color="stamp" loading={act.isPending}>
            {label}
          </Button>
        </DialogFoot>
      </Form>
    </Dialog>
  )
}
