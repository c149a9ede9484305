import type { SurrenderRequest } from '@lading/contract/accreditations/surrenders'
import { staffPath } from '@lading/contract/addresses/transaction-path'
import { sideLabels } from '@lading/domain/transactions/agency'
import { Status } from '@lading/domain/transactions/status'
import { actionRow } from '@lading/domain/workflow/actions/actions'
import { Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { dayText } from '#lib/format.ts'
import { Day } from '#ui/facts/Day.tsx'
import { Facts } from '#ui/facts/Facts.tsx'
import { KeptFile } from '#ui/pdf/KeptFile.tsx'
import { Pane } from '#ui/layout/Pane.tsx'
import { WhatEnds } from '#ui/facts/WhatEnds.tsx'
import { AcceptSurrenderDialog } from './AcceptSurrenderDialog.tsx'
import { DeclineSurrenderDialog } from './DeclineSurrenderDialog.tsx'

/** One surrender that a business asks for: why, with which letter, what ends with it, and the answers. */
export function SurrenderRequestPane({ surrender }: { readonly surrender: SurrenderRequest }) {
  const [opened, setOpened] = useState<'accept' | 'decline'>()
  const { business_id, number, agency, expiry_date, accept_why_not, decline_why_not, ends } = surrender
  const close = () => setOpened(undefined)
  return (
    <Pane
      act
      title={`Surrender of ${number}`}
      subtitle={
        <>
          {sideLabels[agency].name}
          {expiry_date && <> · valid until {dayText(expiry_date)}</>}
        </>
      }
    >
      <Stack gap="md">
        <Facts
          rows={[
            ['Requested', <Day key="asked" at={surrender.asked.at} />],
            ['By', surrender.asked_by],
            ...(surrender.asked.number === number
              ? []
              : [
                  [
                    'Requested of',
                    <span key="then">
                      <span className="num">{surrender.asked.number}</span>, which {number} replaced
                    </span>,
                  ] as const,
                ]),
            ...(surrender.asked.letter
              ? [['Letter', <KeptFile key="letter" {...surrender.asked.letter} />] as const]
              : []),
            ['Reason', surrender.asked.remarks, 'whole'],
          ]}
        />
        <div>
          <Text size="sm" fw={600} mb="xs">
            Ends with it
          </Text>
          <WhatEnds
            ends={ends}
            audience="staff"
            link={(row) =>
              row.status === Status.draft ? (
                <span className="num">{row.reference}</span>
              ) : (
                <Anchor component={Link} inherit underline="always" to={staffPath({ ...row, business_id })}>
                  {row.reference}
                </Anchor>
              )
            }
          />
        </div>
        <Group gap="sm">
          {accept_why_not === null && (
            <Button onClick={() => setOpened('accept')}>{actionRow('voluntary-surrender-closure').label}</Button>
          )}
          {decline_why_not === null && (
            <Button variant="default" onClick={() => setOpened('decline')}>
              {actionRow('decline-surrender').label}
            </Button>
          )}
          {accept_why_not && (
            <Text size="sm" c="dimmed">
              {accept_why_not}
            </Text>
          )}
        </Group>
      </Stack>
      {opened === 'accept' && <AcceptSurrenderDialog surrender={surrender} onClose={close} />}
      {opened === 'decline' && <DeclineSurrenderDialog surrender={surrender} onClose={close} />}
    </Pane>
  )
}
