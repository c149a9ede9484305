import { businessUsers, openInvitations, type Part, registerBusinessUser } from '@lading/contract/business-users'
import { myBusinesses } from '@lading/contract/businesses'
import { Button, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { query } from '#lib/api'
import { hasFieldErrors, useAct } from '#lib/act'
import { useActor } from '#lib/session'
import { Dialog, DialogFoot } from '#ui/Dialog'
import { ErrorState } from '#ui/ErrorState'
import { TextField } from '#ui/Fields'
import { Form, useBound, useSchemaForm } from '#ui/Form'
import { SelectField } from '#ui/SelectField'
import { PartFields } from './PartFields.tsx'

interface Props {
  readonly business_ids: readonly number[]
  readonly onClose: () => void
}

interface Answers extends Record<string, unknown>, Part {
  readonly business_id: number
  readonly email: string
}

/** Asks somebody to act for a business. They answer by the link in their mail. */
export function InviteDialog({ business_ids, onClose }: Props) {
  const form = useSchemaForm<Answers>(registerBusinessUser.body, {
    business_id: business_ids[0]!,
    email: '',
    is_owner: false,
    rights: [],
  })
  const act = useAct(registerBusinessUser, {
    done: ({ message }) => message,
    stale: [openInvitations, businessUsers],
    quiet: true,
    onDone: onClose,
  })
  return (
    <Dialog title="Invite somebody" onClose={onClose} busy={act.isPending}>
      <Form form={form} problem={act.error} busy={act.isPending} onSubmit={(body) => act.mutate({ body })}>
        {act.error && !hasFieldErrors(act.error) && <ErrorState message={act.error.message} />}
        <Text size="sm">They get a mail with a link, and act for the business once they accept it.</Text>
        {business_ids.length > 1 && <BusinessField business_ids={business_ids} />}
        <TextField name="email" type="email" label="E-mail" required hint="The address they sign in with." />
        <OfferedPart />
        <DialogFoot>
          <Button variant="default" onClick={onClose} disabled={act.isPending}>
            Cancel
          </Button>
          <Button type="submit" loading={act.isPending}>
            Invite
          </Button>
        </DialogFoot>
      </Form>
    </Dialog>
  )
}

function BusinessField({ business_ids }: Pick<Props, 'business_ids'>) {
  const { data } = useQuery(query(myBusinesses))
  const managed = (data?.data ?? []).filter(({ id }) => business_ids.includes(id))
  const choices = managed.map(({ id, business_name }) => ({ value: id, label: business_name }))
  return <SelectField name="business_id" label="Business" required choices={choices} />
}

function OfferedPart() {
  const actor = useActor()
  const business_id = useBound<number>('business_id').value
  return actor && <PartFields actor={actor} business_id={business_id} />
}
