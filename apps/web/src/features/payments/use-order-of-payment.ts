import { showInvoice, type Invoice } from '@lading/contract/payments'
import { useQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router'
import { query } from '#lib/api.ts'
import { nothingRead } from '#lib/nothing-read.ts'

const DRAWN_WITHIN = 3000 // milliseconds between looks while a document is being drawn

/** The order of payment of the address: the one `?order=` names, else the one of the transaction that counts now. */
export function useOrderOfPayment() {
  const { transaction_id = '' } = useParams()
  const [address] = useSearchParams()
  const id = Number(address.get('order'))
  return useQuery({
    ...query(showInvoice, { query: id > 0 ? { id, transaction_id } : { transaction_id } }),
    throwOnError: nothingRead,
    refetchInterval: ({ state }) => (state.data && isBeingDrawn(state.data) ? DRAWN_WITHIN : false),
  })
}

/** The order's printed document, or its receipt's; none of an order that no longer stands. */
export function printedOf({ issued_documents }: Invoice, kind: 'order-of-payment' | 'official-receipt') {
  return issued_documents.find((issuedDocument) => issuedDocument.kind === kind && issuedDocument.state !== 'void')
}

const isBeingDrawn = ({ issued_documents }: Invoice) =>
  issued_documents.some(({ state }) => state === 'queued' || state === 'failed')
