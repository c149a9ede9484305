import type { Invoice } from '@lading/contract/payments'
import { moveTransaction, type OfferedAct } from '@lading/contract/workflow'
import { clientWordsOf } from '@lading/domain/workflow/actions/actions'
import { peso } from '@lading/domain/payments/money'
import { Button, Text, Title } from '@mantine/core'
import { useAct } from '#lib/act.ts'
import { useToday } from '#lib/today.ts'
import { DateField, daysFrom } from '#ui/forms/fields/DateField.tsx'
import { TextField } from '#ui/forms/fields/Fields.tsx'
import { MoneyField } from '#ui/forms/fields/GroupedFields.tsx'
import { Form, FormFoot, useSchemaForm } from '#ui/forms/Form.tsx'
import { LeaveGuard } from '#ui/forms/LeaveGuard.tsx'
import { Pane } from '#ui/layout/Pane.tsx'
import { FileField } from '../filing/FileField.tsx'
import { counterPaymentOf, startingPayment, type CounterPayment } from './counter-payment.ts'

interface Props {
  readonly invoice: Invoice
  readonly transaction_id: number
  /** The workflow's act; undefined where this person may not make it. */
  readonly act: OfferedAct | undefined
  readonly version: number
}

/** How to pay an order, and the form that says it was paid. */
export function PayPane({ invoice, transaction_id, act, version }: Props) {
  return (
    <Pane title="Pay over the counter" act={act !== undefined}>
      {invoice.ways_to_pay.map(({ name, instructions }) => (
        <Text key={name} inherit maw="68ch" mb="md" style={{ whiteSpace: 'pre-line' }}>
          {instructions}
        </Text>
      ))}
      {act === undefined ? (
        <Text c="dimmed" inherit>
          Only people with the right to pay for {invoice.business_name} can report the payment. An owner grants that
          right.
        </Text>
      ) : (
        <PayForm {...{ invoice, transaction_id, act, version }} />
      )}
    </Pane>
  )
}

function PayForm({ invoice, transaction_id, act: { action, questions }, version }: Props & { act: OfferedAct }) {
  const today = useToday()
  const earliest = questions.find(({ name }) => name === 'paid_on')?.earliest
  const rules = counterPaymentOf(invoice.total_amount_due, today, earliest)
  const form = useSchemaForm<CounterPayment>(rules, startingPayment(invoice, today))
  const { label, done } = clientWordsOf(action, invoice.transaction_type)
  const post = useAct(moveTransaction, { done })
  const send = ({ proof_of_payment, ...answers }: CounterPayment) =>
    post.mutate({
      params: { id: transaction_id },
      body: { action, version, ...answers, proof_of_payment: proof_of_payment?.id ?? '' },
    })
  return (
    <Form form={form} onSubmit={send} problem={post.error} busy={post.isPending} label="Payment over the counter">
      <LeaveGuard when={() => !post.isPending && !post.isSuccess && form.isDirty()} />
      <Title order={3} fz="md">
        Report your payment
      </Title>
      <div className="fields">
        <TextField name="payment_reference" label="Deposit slip or receipt number" required />
        <DateField name="paid_on" label="Paid on" max={today} {...daysFrom(earliest)} required />
        <MoneyField
          name="amount_paid"
          label="Amount paid"
          hint={`Exactly ${peso(invoice.total_amount_due)}; partial payments are not accepted.`}
          required
          wide
        />
      </div>
      <FileField name="proof_of_payment" label="Proof of payment" business_id={invoice.business_id} />
      <FormFoot>
        <Button type="submit" loading={post.isPending}>
          {label}
        </Button>
      </FormFoot>
    </Form>
  )
}
