import { channelLabels } from '@lading/domain/payments/channels'
import type { PaymentAttempt } from '@lading/contract/payments'
import { Group, Text } from '@mantine/core'
import { useFileDownload } from '#lib/use-file-download.ts'
import { dayText, instantText } from '#lib/format.ts'
import { Money } from '#ui/facts/Money.tsx'
import { InvoiceBadge } from '#ui/facts/InvoiceBadge.tsx'
import { RuledList } from '#ui/layout/RuledList.tsx'

/** Every try to pay an order, the last first, with its proof and what the cashier said. */
export function Attempts({ attempts }: { attempts: readonly PaymentAttempt[] }) {
  return (
    <RuledList fz="sm" component="ol">
      {attempts.map((attempt) => (
        <li key={attempt.attempt_no}>
          <Group gap="sm">
            <b>
              <Money amount={attempt.amount} />
            </b>
            <InvoiceBadge status={attempt.status} plain />
          </Group>
          <Text inherit my="xxs">
            {channelLabels[attempt.channel]}
            {attempt.paid_on && ` on ${dayText(attempt.paid_on)}`}
            {attempt.payment_reference && (
              <>
                , number <span className="num">{attempt.payment_reference}</span>
              </>
            )}
            . Posted {instantText(attempt.posted_at)}
            {attempt.posted_by_agency && ' by the agency’s cashier'}.
          </Text>
          {attempt.refusal && (
            <Text inherit>
              Refused{attempt.decided_at && ` on ${instantText(attempt.decided_at)}`}: <q>{attempt.refusal}</q>
            </Text>
          )}
          {attempt.proof && <Proof {...attempt.proof} />}
        </li>
      ))}
    </RuledList>
  )
}

function Proof({ id, name }: { id: string; name: string }) {
  const saving = useFileDownload()
  return (
    <button type="button" className="link" disabled={saving.isPending} onClick={() => saving.mutate(id)}>
      Proof of payment: {name}
    </button>
  )
}
