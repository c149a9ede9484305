import { Anchor, Button } from '@mantine/core'
import { Link } from 'react-router'
import { paths } from '@lading/contract/paths'
import { EmptyState } from '#ui/EmptyState.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { WithGroup } from './WithGroup.tsx'
import '#ui/server-table.css'

/** The evaluators of a queue group, with what lies on each desk. */
export default function QueueEvaluatorsPage() {
  return (
    <WithGroup>
      {(group) => (
        <div className="stack">
          <PageHeader
            eyebrow="Queue group"
            title={`Evaluators of ${group.name}`}
            action={
              <Button variant="default" component={Link} to={paths.queueTransactions(group.id)}>
                Cases of the group ({group.open})
              </Button>
            }
          />
          {group.members.length === 0 ? (
            <EmptyState
              title="Nobody belongs to this group"
              hint="An administrator adds members on the group’s own page."
              action={
                <Anchor component={Link} inherit to={paths.queueManagement()}>
                  All queue groups
                </Anchor>
              }
            />
          ) : (
            <section className="tbl" data-dense aria-label={`Evaluators of ${group.name}`}>
              <table aria-label={`Evaluators of ${group.name}`}>
                <thead>
                  <tr>
                    <th scope="col">Name</th>
                    <th scope="col">Position</th>
                    <th scope="col" data-align="right">
                      Open cases
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {group.members.map(({ user_id, name, position_title, open }) => (
                    <tr key={user_id}>
                      <td data-phone="title">
                        <Link className="row-link" to={paths.evaluatorTransactions(user_id)}>
                          {name}
                        </Link>
                      </td>
                      <td>{position_title}</td>
                      <td data-align="right" data-phone="aside">
                        {open}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </section>
          )}
        </div>
      )}
    </WithGroup>
  )
}
