import { useParams } from 'react-router'
import { ActivityTable } from '../accounts/ActivityTable.tsx'

/** What the customer of this page did. */
export function CustomerActivity() {
  return <ActivityTable user_id={Number(useParams()['id'])} />
}
