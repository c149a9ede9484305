import { instantText } from '#lib/format.ts'
import { SmallRow } from '#ui/layout/SmallRow.tsx'

interface Props {
  readonly condoned: { readonly order_number: string; readonly decided_at: string | null; readonly decided_by?: string }
}

/** By whose order a penalty is not collected; staff read the officer's name. */
export function CondonedBy({ condoned: { order_number, decided_at, decided_by } }: Props) {
  return (
    <>
      Condoned
      <SmallRow>
        {`Order ${order_number}, by ${decided_by ? `${decided_by}, approving officer` : 'the approving officer'}`}
      </SmallRow>
      <SmallRow>{instantText(decided_at)}</SmallRow>
    </>
  )
}
