import type { Filing } from '@lading/contract/filing/filing'
import { evaluationPlace } from '@lading/contract/queues'
import { Status } from '@lading/domain/transactions/status'
import { useQuery } from '@tanstack/react-query'
import { query } from '#lib/api.ts'
import { countText } from '#lib/format.ts'
import { officesIn, officeSettings } from '#lib/office.ts'

const LOOKED_AGAIN = 60_000 // milliseconds

/** While it waits for evaluation: how many the agency received earlier and has not begun. */
export function EvaluationPlace({ filing }: { filing: Filing }) {
  const { transaction_id, status, agency } = filing
  const isWaiting = status === Status.forEvaluation
  const { data } = useQuery({
    ...query(evaluationPlace, { params: { id: transaction_id } }),
    enabled: isWaiting,
    refetchInterval: LOOKED_AGAIN,
  })
  const { data: settings } = useQuery({ ...officeSettings, enabled: isWaiting })
  if (!isWaiting || !data?.earlier) return null
  const office = settings && officesIn(settings).find(({ code }) => code === agency)
  return (
    <span style={{ display: 'block' }}>
      {aheadOf(data.earlier)} at the {office?.name ?? 'agency'}
    </span>
  )
}

function aheadOf({ total, is_more }: { total: number; is_more: boolean }): string {
  if (total === 0) return 'No transaction filed earlier waits for evaluation'
  if (total === 1) return '1 transaction filed earlier waits for evaluation'
  return `${is_more ? 'More than ' : ''}${countText(total)} transactions filed earlier wait for evaluation`
}
