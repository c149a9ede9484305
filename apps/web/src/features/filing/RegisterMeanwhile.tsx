import type { Filing } from '@lading/contract/filing/filing'
import { followPath } from '@lading/contract/addresses/transaction-path'
import { formOfType } from '@lading/contract/transaction-types'
import { sideLabels } from '@lading/domain/transactions/agency'
import { typeLabels } from '@lading/domain/transactions/labels'
import { Anchor, Stack, Text } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { Link } from 'react-router'
import { Notice } from '#ui/messages/Notice.tsx'
import { Pane } from '#ui/layout/Pane.tsx'
import { namesMoved, RegisterMoves, type TitledAnswers } from './RegisterMoves.tsx'

interface Props {
  readonly filing: Filing
  /** The same request to the other agency, where another notice speaks of it. */
  readonly said?: number | undefined
}

/** What others do to the answers that this filing asks to change: requests still open, and what one has changed already. */
export function RegisterMeanwhile({ filing, said }: Props) {
  const { type, form, register, register_now: now } = filing
  const also_open = filing.also_open.filter(({ transaction_id }) => transaction_id !== said)
  const definition = formOfType(type)
  const names = namesMoved(definition, register, now)
  return (
    <>
      {register && now && names.length > 0 && (
        <Pane
          title="The register has changed since you began"
          subtitle="Another request was approved. Your answers are kept; what you left as it was does not undo that change."
        >
          <RegisterMoves
            form={definition}
            names={names}
            sides={
              [
                ['When you began', register],
                ['Register now', now],
                ['Your answer', form],
              ] satisfies TitledAnswers[]
            }
          />
        </Pane>
      )}
      {also_open.length > 0 && (
        <Notice tone="client" role="status" icon={<IconInfoCircle size={18} aria-hidden />}>
          <Stack gap={4}>
            <Text inherit>
              The same entries of the register are in{' '}
              {also_open.length === 1 ? 'another open request' : 'other open requests'}. The one approved last is what
              the register then says.
            </Text>
            {also_open.map((other) => (
              <Anchor
                key={other.transaction_id}
                component={Link}
                inherit
                to={followPath({ ...other, business_id: filing.business_id })}
              >
                {`${typeLabels[other.type]}, ${sideLabels[other.agency].name.toLowerCase()}, `}
                <span className="num">{other.reference}</span>
              </Anchor>
            ))}
          </Stack>
        </Notice>
      )}
    </>
  )
}
