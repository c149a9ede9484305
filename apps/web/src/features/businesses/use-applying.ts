import { applicationOpenings } from '@lading/contract/applications/application-lists'
import type { Business } from '@lading/contract/businesses'
import { paths, type Address } from '@lading/contract/addresses/paths'
import { mayOpen } from '@lading/domain/people/acting/actor'
import { canBegin } from '@lading/domain/transactions/services'
import { heldStatuses } from '@lading/domain/transactions/status-groups'
import { TransactionType } from '@lading/domain/transactions/transaction-type'
import { useQuery } from '@tanstack/react-query'
import { query } from '#lib/api.ts'
import { useActor } from '#lib/session.ts'

interface Applying {
  readonly to?: Address
  readonly word?: string
  /** Why the server lets the business begin none now; of one that holds an accreditation it says itself. */
  readonly why_not?: string | undefined
}

/** The way to an application as soon as the server lets this business begin one, or on with the draft it has. */
export function useApplying({ id, accreditations }: Business): Applying {
  const actor = useActor()
  const mayAsk = actor !== null && mayOpen(actor, ['create-new-accreditation'])
  const { data } = useQuery({ ...query(applicationOpenings), enabled: mayAsk })
  const openings = (data?.data.find(({ business_id }) => business_id === id)?.openings ?? []).filter(({ agency }) =>
    canBegin(TransactionType.newAccreditation, agency),
  )
  const draft_id = openings.find((one) => one.draft_id !== null)?.draft_id
  if (draft_id) return { to: paths.editApplication(draft_id), word: 'Continue the application' }
  if (openings.some(({ why_not }) => why_not === null))
    return { to: paths.newApplication(), word: 'Apply for an accreditation' }
  const isHeld = (agency: string) =>
    accreditations.some((one) => one.agency === agency && heldStatuses.includes(one.status))
  return { why_not: openings.find(({ agency }) => !isHeld(agency))?.why_not ?? undefined }
}
