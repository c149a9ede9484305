import type { Filing } from '@lading/contract/filing/filing'
import type { Pickup } from '@lading/contract/documents/pickup'
import { wordsOf } from '@lading/domain/transactions/family-words'
import { Box, Grid, List, Text, Title } from '@mantine/core'
import { deadlineText } from '#lib/format.ts'
import { Facts } from '#ui/facts/Facts.tsx'
import { PinMap } from '#ui/map/PinMap.tsx'
import { Pane } from '#ui/layout/Pane.tsx'
import { AnswerBy } from './AnswerBy.tsx'
import { AuthorisationLetter } from './AuthorisationLetter.tsx'
import { DownloadReleased, releasedIn } from './ReleasedDocument.tsx'

/** A printed document waits at the office: where, when, until when and with what it is picked up. */
export function PickupPane({ filing, pickup }: { filing: Filing; pickup: Pickup }) {
  const { latitude, longitude } = pickup
  const released = releasedIn(filing)
  const isPinned = latitude !== null && longitude !== null
  return (
    <Pane
      act
      title={`Pick up your ${wordsOf(filing.type).document}`}
      subtitle="If it is not picked up in time, it is archived; the electronic copy remains yours to download."
      aside={<AnswerBy filing={filing} word="Pick up by" />}
    >
      <Grid gap="lg">
        <Grid.Col span={{ base: 12, md: isPinned ? 7 : 12 }}>
          <WhereAndWhen pickup={pickup} />
          <Title order={3} size="h5" mt="md" mb={4}>
            What to bring
          </Title>
          <List size="sm" spacing={4}>
            {pickup.bring.map((line) => (
              <List.Item key={line}>{line}</List.Item>
            ))}
          </List>
          <AuthorisationLetter filing={filing} />
          <Box mt="sm">
            <DownloadReleased filing={filing} documents={released} />
          </Box>
        </Grid.Col>
        {isPinned && (
          <Grid.Col span={{ base: 12, md: 5 }}>
            <PinMap at={[latitude, longitude]} onMove={undefined} />
          </Grid.Col>
        )}
      </Grid>
    </Pane>
  )
}

function WhereAndWhen({ pickup: { office, address, hours, slot, closed_days } }: { pickup: Pickup }) {
  return (
    <>
      <Facts
        rows={[
          ['Office', office, 'whole'],
          ['Address', address, 'whole'],
          ['Hours', hours, 'whole'],
          ...(slot ? [['When', slot, 'whole'] as const] : []),
        ]}
      />
      {closed_days.length > 0 && (
        <Text size="sm" mt="sm">
          <b>Also closed on</b> {closed_days.map(({ on, name }) => `${deadlineText(on)} (${name})`).join(', ')}.
        </Text>
      )}
    </>
  )
}
