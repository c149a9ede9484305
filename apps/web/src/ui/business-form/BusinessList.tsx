import { businessColumns } from '@lading/contract/forms/business/business-columns'
import { businessGroups, type BusinessGroup } from '@lading/contract/forms/business-fields'
import { businessForm } from '@lading/contract/forms/business/business-profile'
import type { FieldTable } from '@lading/contract/forms/form-definition'
import { holderWordsOf } from '@lading/domain/business/holder-words'
import { signedName } from '@lading/domain/people/particulars/full-name'
import type { ReactNode } from 'react'
import { useSession } from '#lib/session.ts'
import { useBound } from '../forms/bound.ts'
import { Pane } from '../layout/Pane.tsx'
import { RowGroup } from '../answers/RowGroup.tsx'
import { useFormScope } from '../answers/form-scope.ts'
import { ShareTotals } from './ShareTotals.tsx'

interface BusinessListProps {
  readonly group: BusinessGroup
  /** The legal form, where the form around the list does not ask it. */
  readonly legalForm?: string | undefined
  /** The columns of the stockholders, where these are not all, and what stands below them then. */
  readonly holders?: { readonly columns: FieldTable; readonly below: ReactNode }
}

/** The people, agents or branches, as the legal form calls them. */
export function BusinessList({ group, legalForm, holders }: BusinessListProps) {
  const { at } = useFormScope()
  const form = useBound<string | null | undefined>(`${at}form`).value ?? legalForm
  switch (group) {
    case 'officers':
      return <OfficersPane isOwner={form === 'sole-proprietorship'} />
    case 'directors':
      return <ListPane title="Board of directors" group="directors" one="director" />
    case 'stockholders':
      return (
        <ListPane
          title={businessForm.titleOf('stockholders', { form }) ?? ''}
          group="stockholders"
          one={holderWordsOf(form)?.one ?? 'stockholder'}
          columns={businessColumns('stockholders', form, holders?.columns)}
        >
          {holders?.below ?? <ShareTotals />}
        </ListPane>
      )
    case 'agents':
      return <ListPane title="Agents and principals" subtitle={agentsHint} group="agents" one="agent" />
    default:
      return <ListPane title="Branches" subtitle={branchesHint} group="branches" one="branch" />
  }
}

/** The officers; the person who answers is one press away, and where the business has one owner, so called. */
function OfficersPane({ isOwner }: { isOwner: boolean }) {
  const { user } = useSession()
  const name = user ? signedName(user) : ''
  const answers = { name, ...(isOwner && { position: 'Owner', is_key_officer: true }) }
  return (
    <Pane title="Officers" subtitle={officersHint}>
      <RowGroup
        group="officers"
        columns={businessGroups.officers}
        one="officer"
        known={name === '' ? [] : [{ name, answers }]}
      />
    </Pane>
  )
}

const officersHint =
  'Key operating officers are the owner, president, chief operating officer, general manager and operations manager; the agency asks for their hours of training.'
const agentsHint =
  'If you have any, abroad or at home. The international and NVOCC scopes ask for their agreements among the documents.'
const branchesHint = 'Every office besides the principal one. Each gets a certificate of its own.'

interface ListProps {
  readonly title: string
  readonly subtitle?: string
  readonly group: BusinessGroup
  readonly one: string
  readonly columns?: FieldTable | undefined
  readonly children?: ReactNode
}

function ListPane({ title, subtitle, group, one, columns = businessGroups[group], children }: ListProps) {
  return (
    <Pane title={title} {...(subtitle && { subtitle })}>
      <RowGroup group={group} columns={columns} one={one}>
        {children}
      </RowGroup>
    </Pane>
  )
}
