import { type MovedSinceReview } from '@lading/contract/submission'
import type { Filing } from '@lading/contract/filing'
import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { filingQuery } from '../filing-query.ts'
import { Obstacle, Obstacles } from '../blockers/Obstacles.tsx'

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
    <Obstacles label="Changed since you reviewed it" role="alert">
      <Obstacle
        title="It changed since you reviewed it"
        lines={moved.differences.map(({ path, label, now }) => (
          <span key={path}>
            {label}: <b>{now}</b>
          </span>
        ))}
        way={
          <Button size="compact-sm" variant="default" onClick={() => void again()}>
            Review it again
          </Button>
        }
      />
    </Obstacles>
  )
}
