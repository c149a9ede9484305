import { businessById, type Business } from '@lading/contract/businesses'
import { businessFormLabels, type BusinessForm } from '@lading/domain/business/business-form'
import { formatTin } from '@lading/domain/business/tin'
import { mayOpen } from '@lading/domain/people/acting/actor'
import { surrenderStatuses } from '@lading/domain/transactions/status-groups'
import { Button, Stack, Text } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Link, useParams, useSearchParams } from 'react-router'
import { paths } from '@lading/contract/addresses/paths'
import { query } from '#lib/api.ts'
import { nothingRead } from '#lib/nothing-read.ts'
import { useActor } from '#lib/session.ts'
import { businessParts } from '@lading/contract/forms/business/business-profile'
import { FormFacts } from '#ui/answers/FormFacts.tsx'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { PageSkeleton } from '#ui/layout/PageSkeleton.tsx'
import { Pane } from '#ui/layout/Pane.tsx'
import { DocumentsOnFile } from '../filing/registered/DocumentsOnFile.tsx'
import { SurrenderPane } from '../filing/surrender/SurrenderPane.tsx'
import { EditBusiness } from './EditBusiness.tsx'
import { Branches } from './Branches.tsx'
import { HeldAccreditations } from './HeldAccreditations.tsx'
import { MissingAnswers } from './MissingAnswers.tsx'
import { FEW, mayEdit } from './may-edit.ts'
import { Needs } from './Needs.tsx'
import { Policies } from './Policies.tsx'
import { useApplying } from './use-applying.ts'

/** One business: its facts, and the form that changes them as long as no accreditation rests on them. */
export default function BusinessPage() {
  const { id = '' } = useParams()
  const [search, setSearch] = useSearchParams()
  const [isBack, setBack] = useState(false)
  const { data, isPlaceholderData } = useQuery({
    ...query(businessById, { params: { id } }),
    throwOnError: nothingRead,
  })
  if (!data || isPlaceholderData) return <PageSkeleton />

  const isEditing = search.has('edit') && mayEdit(data)
  if (isEditing && !isBack) setBack(true)
  if (isEditing) return <EditBusiness key={data.id} business={data} onDone={() => setSearch({})} />
  return <BusinessView key={data.id} business={data} isBack={isBack} onEdit={() => setSearch({ edit: '' })} />
}

interface ViewProps {
  readonly business: Business
  /** The person comes from the form: the focus goes back to the button that opens it. */
  readonly isBack: boolean
  readonly onEdit: () => void
}

function BusinessView({ business, isBack, onEdit }: ViewProps) {
  const { profile, missing, policies } = business
  const edit = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isBack) edit.current?.focus()
  }, [isBack])
  return (
    <Stack gap="lg">
      <PageHeader
        eyebrow={businessFormLabels[profile.form as BusinessForm]}
        title={profile.business_name}
        subtitle={
          <>
            TIN <span className="num">{formatTin(profile.tin)}</span>
          </>
        }
        action={
          mayEdit(business) && (
            <Button leftSection={<IconPencil size={16} aria-hidden />} onClick={onEdit} ref={edit}>
              {missing.length > FEW ? 'Complete the profile' : 'Edit'}
            </Button>
          )
        }
      />
      <Standing business={business} />
      {business.accreditations.length > 0 && <DocumentsOnFile business_id={business.id} />}
      <FormFacts
        form={businessParts}
        answers={profile}
        instead={policies.length > 0 ? { insurance: <Policies policies={policies} /> } : undefined}
      />
      {business.accreditations
        .filter(({ status }) => surrenderStatuses.includes(status))
        .map(({ id }) => (
          <SurrenderPane key={id} accreditation_id={id} />
        ))}
    </Stack>
  )
}

/** Why the facts stand as they are, and what can be asked of them. */
function Closed({ closed }: { closed: NonNullable<Business['closed']> }) {
  const actor = useActor()
  const mayAsk = closed.changed_by.length > 0 && actor !== null && mayOpen(actor, ['customer-information-update'])
  return (
    <Pane
      title="How to change these details"
      subtitle={closed.why}
      aside={mayAsk && <Link to={paths.changes()}>Request a change</Link>}
    >
      {closed.changed_by.length > 0 && (
        <Needs lines={closed.changed_by.map(({ type, label }) => [String(type), label])} />
      )}
    </Pane>
  )
}

/** What the business holds, what it lacks, and how its facts are changed. */
function Standing({ business }: { business: Business }) {
  const { accreditations, missing, warnings, closed } = business
  const { to, word, why_not } = useApplying(business)
  return (
    <>
      <Pane title="Accreditations" aside={to && <Link to={to}>{word}</Link>}>
        <HeldAccreditations accreditations={accreditations} />
        {why_not && (
          <Text size="sm" mt="sm">
            An application cannot be started now. {why_not}
          </Text>
        )}
      </Pane>
      <Branches branches={business.business_branches} />
      {closed && <Closed closed={closed} />}
      {!closed && missing.length > 0 && <MissingAnswers business={business} />}
      {warnings.length > 0 && (
        <Pane title="Please check" subtitle="These do not prevent filing. The evaluator sees them too.">
          <Needs lines={warnings.map(({ path, message }) => [path + message, message])} />
        </Pane>
      )}
    </>
  )
}
