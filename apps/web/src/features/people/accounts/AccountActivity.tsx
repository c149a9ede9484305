import { activityList } from '@lading/contract/people/activity'
import { ActivityTable } from '#ui/tables/ActivityTable.tsx'

/** What a person did, and what was done to their account, as those who keep the account see it. */
export function AccountActivity({ user_id }: { user_id: number }) {
  return (
    <ActivityTable
      endpoint={activityList}
      label="Activity"
      searchLabel="Search the activity"
      hint="Their actions in the portal are recorded here."
      user_id={user_id}
    />
  )
}
