import type { Application } from '@lading/contract/applications'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '@lading/contract/paths'
import { Pane } from '#ui/Pane'
import { AnswerBy } from './AnswerBy.tsx'

/** The order of payment is out: where it is paid. */
export function PayPane({ application, withdraw }: { application: Application; withdraw?: ReactNode }) {
  return (
    <Pane
      act
      title="Pay the order of payment"
      subtitle="Over the counter or at a bank; upload the proof and the cashier validates it."
      aside={<AnswerBy application={application} word="Pay by" />}
    >
      <div className="needed-foot">
        {withdraw}
        <Button component={Link} to={paths.payOrder(application.transaction_id)}>
          Open the order of payment
        </Button>
      </div>
    </Pane>
  )
}
