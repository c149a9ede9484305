import { application } from '@lading/contract/applications/applications'
import { filing } from '@lading/contract/filing/filing'
import { useQuery } from '@tanstack/react-query'
import { query } from '#lib/api.ts'
import { nothingRead } from '#lib/nothing-read.ts'
import { usePortal } from '#lib/portal.ts'

/** A filing under the key by which every part of its page keeps it. */
export const filingQuery = (transaction_id: number) => query(filing, { params: { id: transaction_id } })

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
