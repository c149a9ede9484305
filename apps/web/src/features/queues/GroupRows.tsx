import type { QueueGroup } from '@lading/contract/queues'
import { paths } from '@lading/contract/addresses/paths'
import { sideLabels } from '@lading/domain/transactions/agency'
import { typeLabels } from '@lading/domain/transactions/labels'
import { Anchor, Text } from '@mantine/core'
import { Link } from 'react-router'
import { Mark } from '#ui/facts/Mark.tsx'
import { SmallRow } from '#ui/layout/SmallRow.tsx'
import classes from './QueueManagementPage.module.css'

/** One queue group in the table of all: what it is for, and a row for each member. */
export function GroupRows({ group }: { group: QueueGroup }) {
  const { id, name, agency, types, legal_basis, is_active, open, members } = group
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={3} className={classes.group}>
          <Text span inherit ff="heading" fw={600} mr="xs">
            {name}, {sideLabels[agency].name}
          </Text>
          {!is_active && (
            <Mark tone="idle" size="sm">
              Not in use
            </Mark>
          )}
          <SmallRow>{[kindsText(types), legal_basis].filter(Boolean).join(' · ')}</SmallRow>
          <span className={classes.links}>
            <Anchor component={Link} inherit to={paths.queueTransactions(id)}>
              {open === 1 ? '1 open transaction' : `${open} open transactions`}
              <span className="vh"> of {name}</span>
            </Anchor>
            <Anchor component={Link} inherit to={paths.queueEvaluators(id)}>
              Evaluators<span className="vh"> of {name}</span>
            </Anchor>
          </span>
        </th>
      </tr>
      {members.map(({ user_id, name, position_title, open }) => (
        <tr key={user_id}>
          <td data-phone="title">{name}</td>
          <td data-phone="line">{position_title}</td>
          <td data-align="right" data-phone="aside">
            <Anchor component={Link} inherit to={paths.evaluatorTransactions(user_id)} className="num">
              {open}
              <span className={classes.unit}> in the queue</span>
              <span className="vh"> of {name}</span>
            </Anchor>
          </td>
        </tr>
      ))}
      {members.length === 0 && (
        <tr>
          <td colSpan={3} data-phone="line">
            No members. Transactions routed to this group wait until someone is added.
          </td>
        </tr>
      )}
    </tbody>
  )
}

const NAMED = 4

function kindsText(types: QueueGroup['types']): string {
  if (types.length === 0) return 'All types of transactions'
  return types.length > NAMED
    ? `${types.length} types of transactions`
    : types.map((type) => typeLabels[type]).join(', ')
}
