import type { Filing } from '@lading/contract/filing'
import { evaluationPlace } from '@lading/contract/queues'
import { Status } from '@lading/domain/transactions/status'
import { useQuery } from '@tanstack/react-query'
import { query } from '#lib/api.ts'
import { officesIn, publicSettings } from '#lib/office.ts'

const LOOKED_AGAIN = 60_000 // milliseconds

/** While it waits for evaluation: its place in the agency's list, and what that counts. */
export function EvaluationPlace({ filing }: { filing: Filing }) {
  const { transaction_id, status, agency } = filing
  const isWaiting = status === Status.forEvaluation
  const { data } = useQuery({
    ...query(evaluationPlace, { params: { id: transaction_id } }),
    enabled: isWaiting,
    refetchInterval: LOOKED_AGAIN,
  })
  const { data: settings } = useQuery({ ...publicSettings, enabled: isWaiting })
  if (!isWaiting || !data?.place) return null
  const office = settings && officesIn(settings).find(({ code }) => code === agency)
  const { place, waiting } = data
  const counted = waiting === 1 ? 'transaction' : 'transactions'
  return (
    <span style={{ display: 'block' }}>
      Place {place} of {waiting} {counted} waiting for evaluation at the {office?.name ?? 'agency'}, in order of filing
    </span>
  )
}
