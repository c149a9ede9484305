import type { Invoice } from '@lading/contract/payments'
import { InvoiceStatus } from '@lading/domain/payments/invoice'
import { nounOf } from '@lading/domain/transactions/family-words'
import { Anchor, Box, Text, Title } from '@mantine/core'
import { IconCircleCheck, IconHourglass, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { followPath } from '@lading/contract/addresses/transaction-path'
import { dayText, instantText } from '#lib/format.ts'
import { Notice } from '#ui/messages/Notice.tsx'

/** What became of the payment, and whose turn it is: waiting, validated, refused, withdrawn. */
export function HowItStands({ invoice }: { invoice: Invoice }) {
  const { status, attempts, receipt, due_date, void_reason } = invoice
  const [last] = attempts
  if (status === InvoiceStatus.forValidation && last)
    return (
      <Standing tone="agency" icon={<IconHourglass size={22} aria-hidden />} title="The agency checks your payment">
        {last.posted_by_agency ? 'The agency’s cashier' : 'You'} posted it on {instantText(last.posted_at)}. A cashier
        compares it with what arrived; you are notified by e-mail and here. No action is needed from you until then.
      </Standing>
    )
  if (status === InvoiceStatus.declined && last)
    return (
      <Standing tone="stopped" icon={<IconX size={22} aria-hidden />} title="The payment was refused">
        <q>{last.refusal}</q> The order stays payable until {dayText(due_date)}: correct it and send it again below.
      </Standing>
    )
  if (status === InvoiceStatus.paid && receipt)
    return (
      <Standing tone="done" icon={<IconCircleCheck size={22} aria-hidden />} title="Paid, and the agency has it">
        Official receipt <b className="num">{receipt.number}</b> of {instantText(receipt.issued_at)}.{' '}
        <BackLink invoice={invoice} />
      </Standing>
    )
  if (status === InvoiceStatus.void)
    return (
      <Standing
        tone="stopped"
        icon={<IconX size={22} aria-hidden />}
        title="This order is no longer valid. Do not pay it"
      >
        {void_reason}
        {last?.status === InvoiceStatus.void &&
          ` The payment ${last.posted_by_agency ? 'posted for you' : 'you reported'} is with the agency’s cashier.`}
      </Standing>
    )
  return null
}

/** To what was paid for, where its business follows it. */
function BackLink({ invoice }: { invoice: Invoice }) {
  const { transaction_id, transaction_type: type, accreditation_id, business_id } = invoice
  if (transaction_id === null || type === null) return null
  const address = followPath({ transaction_id, type, accreditation_id, business_id })
  return (
    <Anchor component={Link} inherit c="inherit" underline="always" to={address}>
      Back to the {nounOf(type)}
    </Anchor>
  )
}

interface Props {
  readonly tone: 'agency' | 'client' | 'done' | 'stopped'
  readonly icon: ReactNode
  readonly title: string
  readonly children: ReactNode
}

function Standing({ tone, icon, title, children }: Props) {
  return (
    <section aria-label={title}>
      <Notice
        tone={tone}
        p="md"
        icon={
          <Box component="span" flex="none" lh={0}>
            {icon}
          </Box>
        }
      >
        <div>
          <Title order={2} fz="md" lh={1.4}>
            {title}
          </Title>
          <Text inherit maw="72ch">
            {children}
          </Text>
        </div>
      </Notice>
    </section>
  )
}
