import type { Filing } from '@lading/contract/filing/filing'
import { transactionClock } from '@lading/contract/workflow'
import { useQuery } from '@tanstack/react-query'
import { query } from '#lib/api.ts'

/** The agency's time for what was submitted. */
export const useClock = ({ transaction_id, submitted_at }: Filing) =>
  useQuery({ ...query(transactionClock, { params: { id: transaction_id } }), enabled: submitted_at !== null })
