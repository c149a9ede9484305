import { isGrant } from '@lading/domain/transactions/family'
import { businessById } from '@lading/contract/businesses'
import type { Filing } from '@lading/contract/filing/filing'
import { useQuery } from '@tanstack/react-query'
import { query } from '#lib/api.ts'
import { useSession } from '#lib/session.ts'
import type { DraftContext } from './note-in.ts'

/** What was known of a business before this draft: a first application alone is filled in without a register beside it. */
export function useKnown({ type, business_id }: Filing): DraftContext {
  const { user } = useSession()
  const enabled = isGrant(type)
  const { data } = useQuery({ ...query(businessById, { params: { id: String(business_id) } }), enabled })
  return { user, profile: data?.profile ?? null }
}
