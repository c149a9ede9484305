import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { useTransaction } from '../open-transaction.ts'
import { hintOf, primaryOf } from './offered-acts.ts'
import { ActIcon } from './ActIcon.tsx'
import { useActs } from './ActProvider.tsx'
import { HolderBox } from './HolderBox.tsx'
import { RuledList } from '#ui/layout/RuledList.tsx'

/** What this person may do with the transaction now, and what is not open yet with the reason; from the server's answer alone. */
export function ActPanel({ onStart }: { onStart?: () => void }) {
  const { transaction, process, is_mine } = useTransaction()
  const { start, making } = useActs()
  const primary = primaryOf(process.acts)
  const acts = primary ? [primary, ...process.acts.filter((act) => act !== primary)] : process.acts
  return (
    <>
      <HolderBox />
      <Title order={2} size="h4">
        What you may do now
      </Title>
      {acts.length === 0 && (
        <Text size="dense" c="dimmed" mt="xs">
          {waitsFor(process.holder !== null && !is_mine)}
        </Text>
      )}
      <Stack gap="xs" mt="xs">
        {acts.map((act) => {
          const hint = hintOf(act, transaction)
          return (
            <div key={act.action}>
              <Button
                fullWidth
                {...longLabel}
                justify="flex-start"
                variant={act === primary ? 'filled' : 'default'}
                leftSection={<ActIcon action={act.action} />}
                loading={making === act.action}
                onClick={() => {
                  onStart?.()
                  start(act)
                }}
              >
                {act.label}
              </Button>
              {hint && (
                <Text size="xs" c="dimmed" mt={3} className="num">
                  {hint}
                </Text>
              )}
            </div>
          )
        })}
      </Stack>
      <NotYet />
      {is_mine && (
        <Group gap="xs" wrap="nowrap" align="flex-start" mt="sm" c="dimmed" fz="xs">
          <IconInfoCircle size={16} aria-hidden />
          <span>You work on this transaction, so other officers review, recommend and approve it.</span>
        </Group>
      )}
    </>
  )
}

function NotYet() {
  const { process } = useTransaction()
  if (process.not_yet.length === 0) return null
  return (
    <>
      <Title order={3} size="sm" ff="text" mt="md" mb="xxs">
        Not yet
      </Title>
      <RuledList>
        {process.not_yet.map(({ action, label, why }) => (
          <Group component="li" key={action} gap="xs" wrap="nowrap" align="flex-start" c="dimmed" fz="dense">
            <ActIcon action={action} size={16} />
            <div>
              <Text fz="inherit" fw={600} c="var(--mantine-color-text)">
                {label}
              </Text>
              <span>{why}</span>
            </div>
          </Group>
        ))}
      </RuledList>
    </>
  )
}

/** A long name takes a second line. */
const longLabel = {
  h: 'auto',
  mih: 36,
  py: 7,
  styles: { label: { whiteSpace: 'normal', textAlign: 'left', lineHeight: 1.3 } },
} as const

function waitsFor(is_held: boolean): string {
  return is_held ? 'Another person works on this transaction. You may read it.' : 'No action is needed from you.'
}
