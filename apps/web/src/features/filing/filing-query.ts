import { application } from '@lading/contract/applications/applications'
import { filing, type Filing } from '@lading/contract/filing/filing'
import { useQuery, type QueryClient } from '@tanstack/react-query'
import { query } from '#lib/api.ts'
import { nothingRead } from '#lib/nothing-read.ts'
import { usePortal } from '#lib/portal.ts'

/** A filing under the key by which every part of its page keeps it. */
export const filingQuery = (transaction_id: number) => query(filing, { params: { id: transaction_id } })

/**
 * Shows a filing as an act has made it, unless a newer one stands there. A reading that began before the act would put the
 * older one back: it is given up.
 */
export async function showFiling(queries: QueryClient, now: Filing): Promise<void> {
  const { queryKey } = filingQuery(now.transaction_id)
  const show = () => queries.setQueryData<Filing>(queryKey, (before) => (before && isNewer(before, now) ? before : now))
  show()
  await queries.cancelQueries({ queryKey }) // what stood there when the reading began comes back
  show()
}

const isNewer = (one: Filing, other: Filing): boolean =>
  one.version > other.version || (one.version === other.version && one.form_version > other.form_version)

/** The transaction that makes an accreditation, with its filing brought along; undefined until it is known. */
export function useTransactionOf(accreditation_id: number): number | undefined {
  const { queries, transport } = usePortal()
  const { queryKey } = query(application, { params: { id: accreditation_id } })
  const { data } = useQuery({
    queryKey: [...queryKey, 'transaction'],
    queryFn: async ({ signal }) => {
      const found = await transport.call(application, { params: { id: accreditation_id }, signal })
      queries.setQueryData(filingQuery(found.transaction_id).queryKey, found)
      return found.transaction_id
    },
    staleTime: Infinity,
    throwOnError: nothingRead,
  })
  return data
}
