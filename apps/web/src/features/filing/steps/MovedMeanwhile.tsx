import { type MovedSinceReview } from '@lading/contract/submission'
import type { Filing } from '@lading/contract/filing'
import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { filingQuery } from '../filing-query.ts'

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
    <section className="summary" role="alert" aria-label="Changed since you reviewed it">
      <h3>It changed since you reviewed it</h3>
      <ul>
        {moved.differences.map(({ path, label, now }) => (
          <li key={path}>
            {label}: <b>{now}</b>
          </li>
        ))}
      </ul>
      <Button size="compact-sm" variant="default" onClick={() => void again()}>
        Review it again
      </Button>
    </section>
  )
}
