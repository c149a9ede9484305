import { type MovedSinceReview } from '@lading/contract/filing/submission'
import type { Filing } from '@lading/contract/filing/filing'
import { Button, List, Title } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { filingQuery } from '../filing-query.ts'
import classes from './Blockers.module.css'

interface Props {
  readonly moved: MovedSinceReview
  readonly filing: Filing
}

/** The draft moved since it was reviewed: what it says now, and the way to look at it again. */
export function MovedMeanwhile({ moved, filing }: Props) {
  const queries = useQueryClient()
  const again = async () => {
    await queries.invalidateQueries({ queryKey: filingQuery(filing.transaction_id).queryKey })
    window.scrollTo({ top: 0 })
  }
  return (
    <section className={classes.box} aria-label="Changed since you reviewed it" role="alert">
      <div>
        <Title order={3} fz="sm" ff="text">
          It changed since you reviewed it
        </Title>
        <List fz="sm" mb="xxs">
          {moved.differences.map(({ path, label, now }) => (
            <List.Item key={path}>
              {label}: <b>{now}</b>
            </List.Item>
          ))}
        </List>
        <Button size="compact-sm" variant="default" onClick={() => void again()}>
          Review it again
        </Button>
      </div>
    </section>
  )
}
