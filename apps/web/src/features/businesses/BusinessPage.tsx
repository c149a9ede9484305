import { fieldAt } from '@lading/contract/forms/form-answers'
import { businessSections, type BusinessSection } from '@lading/contract/forms/business-fields'
import { applicationOpenings } from '@lading/contract/application-lists'
import { businessById, type Business } from '@lading/contract/businesses'
import { businessFormLabels, type BusinessForm } from '@lading/domain/business/business-form'
import { formatTin } from '@lading/domain/business/tin'
import { mayOpen } from '@lading/domain/people/actor'
import { canBegin } from '@lading/domain/transactions/services'
import { Status } from '@lading/domain/transactions/status'
import { TransactionType } from '@lading/domain/transactions/transaction-type'
import { Button, Stack } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Link, useParams, useSearchParams } from 'react-router'
import { paths } from '@lading/contract/paths'
import { query } from '#lib/api.ts'
import { useActor } from '#lib/session.ts'
import { businessParts } from '@lading/contract/forms/business-profile'
import { FormFacts } from '#ui/answers/FormFacts.tsx'
import { ErrorState } from '#ui/messages/ErrorState.tsx'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { PageSkeleton } from '#ui/layout/PageSkeleton.tsx'
import { Pane } from '#ui/layout/Pane.tsx'
import { DocumentsOnFile } from '../filing/registered/DocumentsOnFile.tsx'
import { SurrenderPane } from '../filing/surrender/SurrenderPane.tsx'
import { EditBusiness } from './EditBusiness.tsx'
import { Branches } from './Branches.tsx'
import { HeldAccreditations } from './HeldAccreditations.tsx'
import { Needs } from './Needs.tsx'

/** One business: its facts, and the form that changes them as long as no accreditation rests on them. */
export default function BusinessPage() {
  const { id = '' } = useParams()
  const [search, setSearch] = useSearchParams()
  const [isBack, setBack] = useState(false)
  const { data, error, refetch } = useQuery(query(businessById, { params: { id } }))
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />
  if (!data) return <PageSkeleton />

  const stop = () => {
    setBack(true)
    setSearch({})
  }
  if (search.has('edit') && mayEdit(data)) return <EditBusiness key={data.id} business={data} onDone={stop} />
  return <BusinessView business={data} isBack={isBack} onEdit={() => setSearch({ edit: '' })} />
}

const mayEdit = ({ closed, mine }: Business) =>
  closed === null && mine !== null && (mine.is_owner || mine.rights.includes('prepare'))

interface ViewProps {
  readonly business: Business
  /** The person comes from the form: the focus goes back to the button that opened it. */
  readonly isBack: boolean
  readonly onEdit: () => void
}

function BusinessView({ business, isBack, onEdit }: ViewProps) {
  const { profile, missing } = business
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
      <FormFacts form={businessParts} answers={profile} />
      {business.accreditations
        .filter(({ status }) => withSurrender.includes(status))
        .map(({ id }) => (
          <SurrenderPane key={id} accreditation_id={id} />
        ))}
    </Stack>
  )
}

// Where it may be asked, and where what became of it is read.
const withSurrender: readonly Status[] = [Status.accredited, Status.suspended, Status.expired, Status.terminated]

// More than these are told section by section.
const FEW = 8

/** What an application still needs: answer by answer, or section by section while most of it is blank. */
function Missing({ missing }: Pick<Business, 'missing'>) {
  const bySection = Map.groupBy(missing, ({ path }) => sectionAt(path))
  return (
    <Pane title="Required before an application can be filed" act>
      <Needs
        lines={
          missing.length > FEW
            ? [...bySection].map(([section, notes]) => [
                section,
                `${businessSections[section]}: ${notes.length === 1 ? 'one answer' : `${notes.length} answers`}`,
              ])
            : missing.map(({ path, message }) => [path, message])
        }
      />
    </Pane>
  )
}

const sectionAt = (path: string) => (fieldAt(businessParts, path)?.section ?? path) as BusinessSection

/** Why the facts stand as they are, and what can be asked of them. */
function Closed({ closed }: { closed: NonNullable<Business['closed']> }) {
  const actor = useActor()
  const mayAsk = actor !== null && mayOpen(actor, ['customer-information-update'])
  return (
    <Pane
      title="How to change these details"
      subtitle={closed.why}
      aside={mayAsk && <Link to={paths.changes()}>Request a change</Link>}
    >
      <Needs lines={closed.changed_by.map(({ type, label }) => [String(type), label])} />
    </Pane>
  )
}

/** Leads to an application as soon as the server lets this business file one, or on with the draft it has. */
function Apply({ business_id }: { business_id: number }) {
  const actor = useActor()
  const mayAsk = actor !== null && mayOpen(actor, ['create-new-accreditation'])
  const { data } = useQuery({ ...query(applicationOpenings), enabled: mayAsk })
  const openings = (data?.data.find((one) => one.business_id === business_id)?.openings ?? []).filter(({ agency }) =>
    canBegin(TransactionType.newAccreditation, agency),
  )
  const draft_id = openings.find((one) => one.draft_id !== null)?.draft_id
  if (draft_id) return <Link to={paths.editApplication(draft_id)}>Continue the application</Link>
  const mayApply = openings.some(({ why_not }) => why_not === null)
  return mayApply && <Link to={paths.newApplication()}>Apply for an accreditation</Link>
}

/** What the business holds, what it lacks, and how its facts are changed. */
function Standing({ business }: { business: Business }) {
  const { accreditations, missing, warnings, closed } = business
  return (
    <>
      <Pane title="Accreditations" aside={<Apply business_id={business.id} />}>
        <HeldAccreditations accreditations={accreditations} />
      </Pane>
      <Branches branches={business.business_branches} />
      {closed && <Closed closed={closed} />}
      {!closed && missing.length > 0 && <Missing missing={missing} />}
      {warnings.length > 0 && (
        <Pane title="Please check" subtitle="These do not prevent filing. The evaluator sees them too.">
          <Needs lines={warnings.map(({ path, message }) => [path + message, message])} />
        </Pane>
      )}
    </>
  )
}
