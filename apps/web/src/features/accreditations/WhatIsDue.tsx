import type { OwnAccreditation } from '@lading/contract/accreditations/accreditations'
import type { deadlines } from '@lading/contract/deadlines'
import { paths } from '@lading/contract/addresses/paths'
import { Anchor, Box, Skeleton, Text, Title } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { z } from 'zod'
import { deadlineText } from '#lib/format.ts'
import { ErrorState } from '#ui/messages/ErrorState.tsx'
import { Mark } from '#ui/facts/Mark.tsx'
import { RuledLine } from '#ui/layout/RuledLine.tsx'
import { RuledList } from '#ui/layout/RuledList.tsx'
import { SmallRow } from '#ui/layout/SmallRow.tsx'

/** The deadlines of the person's businesses, as they are read. */
export type Due = UseQueryResult<z.output<typeof deadlines.reply>>

const SHOWN = 3

interface Props {
  readonly accreditation: OwnAccreditation
  readonly due: Due
}

/** The next days that count for an accreditation: those of its agency, and those that no agency asks. */
export function WhatIsDue({ accreditation: { business_id, agency, number }, due: { data, error, refetch } }: Props) {
  const own = data?.data.filter(
    (one) => one.business_id === business_id && (one.agency === agency || one.agency === null),
  )
  return (
    <section aria-label={`What is due for ${number}`}>
      <Title order={3} fz="md" mb="xs">
        What is due
      </Title>
      {!own ? (
        error && !data ? (
          <ErrorState message={error.message} onRetry={() => void refetch()} />
        ) : (
          <Skeleton height={72} role="status" aria-label="Loading" />
        )
      ) : own.length === 0 ? (
        <Text size="sm" c="dimmed">
          Nothing is due.
        </Text>
      ) : (
        <>
          <RuledList fz="sm">
            {own.slice(0, SHOWN).map(({ key, on, title, about, path }) => (
              <RuledLine key={key} align="baseline" wrap="wrap">
                <Box flex="1 1 14rem">
                  <Anchor component={Link} to={path} inherit>
                    {title}
                  </Anchor>
                  {about && <SmallRow>{about}</SmallRow>}
                </Box>
                {data && on < data.today ? (
                  <Mark tone="stopped" plain size="sm">
                    Overdue since {deadlineText(on)}
                  </Mark>
                ) : (
                  <time dateTime={on} className="num">
                    {deadlineText(on)}
                  </time>
                )}
              </RuledLine>
            ))}
          </RuledList>
          <Anchor component={Link} to={paths.customerDashboard(business_id)} size="sm">
            {own.length > SHOWN ? `Calendar: ${own.length - SHOWN} more` : 'Calendar'}
            <span className="vh"> of {number}</span>
          </Anchor>
        </>
      )}
    </section>
  )
}
