import { ownActivity } from '@lading/contract/profile'
import { useActor } from '#lib/session.ts'
import { ActivityTable } from '#ui/tables/ActivityTable.tsx'

/** What the person did, as the audit has it. */
export function OwnActivity() {
  return (
    <ActivityTable
      endpoint={ownActivity}
      label="Your activity"
      searchLabel="Search your activity"
      hint="Your actions in the portal are recorded here, for you and for the audit."
      audience={useActor()?.audience ?? 'customer'}
    />
  )
}
