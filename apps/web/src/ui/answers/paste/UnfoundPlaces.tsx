import { Button } from '@mantine/core'
import { Notice } from '../../messages/Notice.tsx'
import type { UnfoundSearches } from './use-pasted-rows.ts'

/** Says that places could not be looked up, and offers to try again. */
export function UnfoundPlaces({ count, isTrying, onTry }: UnfoundSearches) {
  return (
    <Notice tone="client" role="status">
      <span>
        {count === 1 ? 'One address' : `${count} addresses`} could not be looked up. Your rows are still here.
      </span>
      <Button variant="default" size="compact-sm" ml="auto" loading={isTrying} onClick={onTry}>
        Try again
      </Button>
    </Notice>
  )
}
