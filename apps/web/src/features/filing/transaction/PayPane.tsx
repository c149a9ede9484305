import type { Filing } from '@lading/contract/filing'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '@lading/contract/paths'
import { Pane } from '#ui/Pane.tsx'
import { AnswerBy } from './AnswerBy.tsx'
import { PaneFoot } from './PaneFoot.tsx'

/** The order of payment is out: where it is paid. */
export function PayPane({ filing, withdraw }: { filing: Filing; withdraw?: ReactNode }) {
  return (
    <Pane
      act
      title="Pay the order of payment"
      subtitle="Over the counter or at a bank; upload the proof and the cashier validates it."
      aside={<AnswerBy filing={filing} word="Pay by" />}
    >
      <PaneFoot>
        {withdraw}
        <Button component={Link} to={paths.payOrder(filing.transaction_id)}>
          Open the order of payment
        </Button>
      </PaneFoot>
    </Pane>
  )
}
