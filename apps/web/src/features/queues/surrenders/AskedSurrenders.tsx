import { askedSurrenders } from '@lading/contract/surrenders'
import { useQuery } from '@tanstack/react-query'
import { query } from '#lib/api.ts'
import { ErrorState } from '#ui/ErrorState.tsx'
import { fetchedPart } from '#lib/page-code.ts'

const AskedSurrenderPane = fetchedPart(async () => (await import('./AskedSurrenderPane.tsx')).AskedSurrenderPane)

/** Surrenders that wait for the approving officer, above the transactions to approve. */
export function AskedSurrenders() {
  const { data, error, refetch } = useQuery({ ...query(askedSurrenders), staleTime: 0 })
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />
  return data?.data.map((asked) => <AskedSurrenderPane key={asked.accreditation_id} asked={asked} />)
}
