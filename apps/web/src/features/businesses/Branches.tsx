import type { BusinessBranch } from '@lading/contract/businesses'
import { paths } from '@lading/contract/addresses/paths'
import { sideLabels } from '@lading/domain/transactions/agency'
import { Text } from '@mantine/core'
import { Link } from 'react-router'
import { dayText } from '#lib/format.ts'
import { Pane } from '#ui/layout/Pane.tsx'
import { RuledList } from '#ui/layout/RuledList.tsx'

/** The branches that an accreditation covers or has covered, each with its certificates; those closed come last. */
export function Branches({ branches }: { branches: readonly BusinessBranch[] }) {
  const covered = branches.filter(({ accreditation, closed_on }) => accreditation !== null || closed_on !== null)
  if (covered.length === 0) return null
  return (
    <Pane title="Branch certificates" subtitle="A branch has a certificate of its own under each accreditation.">
      <RuledList fz="sm">
        {[...Map.groupBy(covered, ({ id }) => id)].map(([id, rows]) => (
          <BranchLine key={id} rows={rows} />
        ))}
      </RuledList>
    </Pane>
  )
}

function BranchLine({ rows }: { rows: readonly BusinessBranch[] }) {
  const [branch] = rows
  if (!branch) return null
  return (
    <li>
      <b>{branch.name}</b>{' '}
      <Text span inherit c="dimmed">
        {branch.address}
      </Text>
      <br />
      {branch.closed_on === null ? (
        rows.map((row) => <Certificate key={row.accreditation_id} row={row} />)
      ) : (
        <Text span inherit>
          Closed on {dayText(branch.closed_on)}
        </Text>
      )}
    </li>
  )
}

function Certificate({ row: { accreditation, certificate } }: { row: BusinessBranch }) {
  if (!accreditation) return null
  return (
    <Text span inherit mr="md">
      {sideLabels[accreditation.agency].name}:{' '}
      {certificate ? (
        <Link className="num" to={paths.verifyDocument('branch-certificate', certificate.slug)}>
          {certificate.number}
        </Link>
      ) : (
        'no certificate in force'
      )}
    </Text>
  )
}
