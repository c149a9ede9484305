import { ownPath } from '@lading/contract/addresses/transaction-path'
import type { Filing } from '@lading/contract/filing/filing'
import { sideLabels } from '@lading/domain/transactions/agency'
import { Anchor } from '@mantine/core'
import { Link } from 'react-router'

export type Counterpart = NonNullable<Filing['counterpart']>

/** Whether the other request was submitted, and writes the same entries of the register. */
export const isOpenBeside = ({ counterpart, also_open }: Filing) =>
  also_open.some(({ transaction_id }) => transaction_id === counterpart?.transaction_id)

export const LAST_APPROVED = 'The request approved last is what the register then says.'

export interface OtherProps {
  readonly filing: Filing
  readonly counterpart: Counterpart
}

/** Names the same request to the other agency, and leads to it. */
export function OtherRequest({ filing: { business_id }, counterpart }: OtherProps) {
  const side = sideLabels[counterpart.agency].name.toLowerCase()
  return (
    <>
      {`Your request for ${side}, `}
      <Anchor
        component={Link}
        inherit
        underline="always"
        style={{ whiteSpace: 'nowrap' }}
        to={ownPath({ ...counterpart, business_id })}
      >
        <span className="num">{counterpart.reference}</span>
      </Anchor>
    </>
  )
}
