import { IssueOrder } from './IssueOrder.tsx'
import { OneAct, type ActProps } from './OneAct.tsx'
import { ValidatePayment } from './ValidatePayment.tsx'

/** One act of the workflow: what it does, what it asks, and what stood in the way. */
export function ActDialog(props: ActProps) {
  if (props.act.action === 'validate-payment') return <ValidatePayment {...props} />
  return props.act.action === 'issue-order-of-payment' ? <IssueOrder {...props} /> : <OneAct {...props} />
}
