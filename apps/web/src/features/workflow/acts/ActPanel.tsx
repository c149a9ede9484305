import { Button, Text, Title } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { useTransaction } from '../open-transaction.ts'
import { hintOf, primaryOf } from './act-words.ts'
import { ActIcon } from './ActIcon.tsx'
import { useActs } from './ActProvider.tsx'
import { HolderBox } from './HolderBox.tsx'
import './acts.css'

/** What this person may do with the case now, and what is not open yet with the reason; from the server's answer alone. */
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
      {acts.length === 0 && <p className="acts-none">{waitsFor(process.holder !== null && !is_mine)}</p>}
      <div className="acts-can">
        {acts.map((act) => {
          const hint = hintOf(act, transaction)
          return (
            <div key={act.action}>
              <Button
                fullWidth
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
      </div>
      <NotYet />
      {is_mine && (
        <p className="acts-note">
          <IconInfoCircle size={15} aria-hidden />
          <span>You work on this case, so other officers review, recommend and approve it.</span>
        </p>
      )}
    </>
  )
}

function NotYet() {
  const { process } = useTransaction()
  if (process.not_yet.length === 0) return null
  return (
    <>
      <Title order={3} size="sm" className="acts-not-title">
        Not yet
      </Title>
      <ul className="acts-not">
        {process.not_yet.map(({ action, label, why }) => (
          <li key={action}>
            <ActIcon action={action} size={16} />
            <div>
              <b>{label}</b>
              <span>{why}</span>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}

function waitsFor(is_held: boolean): string {
  return is_held ? 'Somebody else works on this case. You may read it.' : 'Nothing: this case does not wait for you.'
}
