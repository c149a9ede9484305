import { ownActivity } from '@lading/contract/profile'
import { useActor } from '#lib/session.ts'
import { ActivityTable } from '#ui/ActivityTable.tsx'

/** What the person did, as the audit has it. */
export function OwnActivity() {
  return (
    <ActivityTable
      endpoint={ownActivity}
      label="What you did"
      searchLabel="Search what or about"
      hint="What you do in the portal is written down here, for you and for the audit."
      audience={useActor()?.audience ?? 'customer'}
    />
  )
}
