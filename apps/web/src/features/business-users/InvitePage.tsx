import { businessUsers, openInvitations, type Part, registerBusinessUser } from '@lading/contract/business-users'
import { myBusinesses } from '@lading/contract/businesses'
import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { paths } from '@lading/contract/addresses/paths'
import { hasFieldErrors, useAct } from '#lib/act.ts'
import { query } from '#lib/api.ts'
import { useActor } from '#lib/session.ts'
import { EmptyState } from '#ui/messages/EmptyState.tsx'
import { EntityForm } from '#ui/forms/EntityForm.tsx'
import { ErrorState } from '#ui/messages/ErrorState.tsx'
import { TextField } from '#ui/forms/fields/Fields.tsx'
import { useBound } from '#ui/forms/bound.ts'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { Pane } from '#ui/layout/Pane.tsx'
import { SelectField } from '#ui/forms/fields/SelectField.tsx'
import { managedBusinesses } from './managed.ts'
import { PartFields } from './PartFields.tsx'

/** Somebody is asked to act for one of the own businesses; `?business=` says for which. */
export default function InvitePage() {
  const actor = useActor()
  const wanted = Number(useSearchParams()[0].get('business'))
  const managed = actor ? managedBusinesses(actor) : []
  const first = managed.includes(wanted) ? wanted : managed[0]
  return (
    <Stack gap="lg">
      <PageHeader
        title="Invite a person"
        subtitle="They get a mail with a link, and act for the business once they accept it."
      />
      {first ? <Invitation business_ids={managed} first={first} /> : <NothingToManage />}
    </Stack>
  )
}

function NothingToManage() {
  return (
    <Pane>
      <EmptyState
        title="You cannot invite people"
        hint="Only owners, and members with the right to manage people, can invite."
        action={<Link to={paths.customers()}>View business users</Link>}
      />
    </Pane>
  )
}

interface Answers extends Record<string, unknown>, Part {
  readonly business_id: number
  readonly email: string
}

function Invitation({ business_ids, first }: { business_ids: readonly number[]; first: number }) {
  const navigate = useNavigate()
  const act = useAct(registerBusinessUser, {
    done: ({ message }) => message,
    stale: [openInvitations, businessUsers],
    quiet: true,
    onDone: () => void navigate(paths.customers()),
  })
  return (
    <EntityForm<Answers>
      label="Invitation"
      schema={registerBusinessUser.body}
      answers={{ business_id: first, email: '', is_owner: false, rights: [] }}
      back={paths.customers()}
      problem={act.error}
      busy={act.isPending}
      save="Invite"
      onSave={(body) => act.mutate({ body })}
    >
      <Pane>
        {act.error && !hasFieldErrors(act.error) && <ErrorState message={act.error.message} />}
        <Stack>
          <BusinessField business_ids={business_ids} />
          <TextField name="email" type="email" label="E-mail" required hint="The address they sign in with." />
          <OfferedPart />
        </Stack>
      </Pane>
    </EntityForm>
  )
}

function BusinessField({ business_ids }: { business_ids: readonly number[] }) {
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
