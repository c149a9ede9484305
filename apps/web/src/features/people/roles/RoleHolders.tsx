import type { RoleWithHolders } from '@lading/contract/people/roles'
import { Link } from 'react-router'
import { paths } from '@lading/contract/addresses/paths'
import { EmailAddress } from '#ui/facts/EmailAddress.tsx'
import { Pane } from '#ui/layout/Pane.tsx'
import { SmallRow } from '#ui/layout/SmallRow.tsx'
import { PeopleList } from '../PeopleList.tsx'

/** Who holds a role. */
export function RoleHolders({ role: { people, holders, agency_rule } }: { role: RoleWithHolders }) {
  const count = people === 1 ? '1 person holds it' : `${people} people hold it`
  if (agency_rule === 'none') return <Pane title={count}>Every customer has this role and no other.</Pane>
  if (people === 0) return <Pane title="No one has this role">Assign it to people on their account pages.</Pane>
  return (
    <Pane title={count}>
      <PeopleList>
        {holders.map(({ user_id, name, email, is_active }) => (
          <li key={user_id}>
            <Link to={paths.adminUser(user_id)}>{name || email}</Link>
            <SmallRow>
              <EmailAddress address={email} />
              {!is_active && ' · disabled'}
            </SmallRow>
          </li>
        ))}
      </PeopleList>
    </Pane>
  )
}
