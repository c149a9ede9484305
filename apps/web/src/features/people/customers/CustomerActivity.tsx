import { useParams } from 'react-router'
import { AccountActivity } from '../accounts/AccountActivity.tsx'

/** What the customer of this page did. */
export function CustomerActivity() {
  return <AccountActivity user_id={Number(useParams()['id'])} />
}
