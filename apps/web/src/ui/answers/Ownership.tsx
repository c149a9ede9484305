import { comparedShares, holdingDoubts, totalHeld, type CitizenshipShare } from '@lading/domain/business/citizenship'
import { nationalityOf } from '@lading/domain/people/particulars/nationalities'
import { peso } from '@lading/domain/payments/money'
import { Box, Stack, Table, Text } from '@mantine/core'
import { Notice } from '../messages/Notice.tsx'
import { PlainTable } from '../layout/PlainTable.tsx'
import { rowsIn, type Row } from './answers.ts'

/** A stockholder, partner or member in a form. */
export type Holder = Row & { readonly nationality: string; readonly amount: string }

interface Props {
  readonly holders: readonly Holder[]
  /** What the register says of holders and subscribed capital. */
  readonly register: object
  /** The usual share of Filipinos, in percent; below it a note stands here, and nothing is refused. */
  readonly usual: number
}

/** What each nationality holds after a change of stockholders beside what it holds in the register, and what is doubtful. */
export function Ownership({ holders, register, usual }: Props) {
  const before = rowsIn(register, 'stockholders') as readonly Holder[]
  const isKnown = totalHeld(holders) !== undefined
  const { subscribed_capital: subscribed } = register as { subscribed_capital?: string }
  return (
    <Stack gap="sm" w="100%" role="status">
      {isKnown ? (
        <SharesTable before={before} after={holders} />
      ) : (
        <Text c="dimmed">Shown once all amounts are entered.</Text>
      )}
      {holdingDoubts(holders, subscribed ?? '', usual).map((doubt) => (
        <Notice key={doubt} tone="client">
          {doubt}
        </Notice>
      ))}
    </Stack>
  )
}

/** The same below the list it is worked out from. */
export function OwnershipBelow(props: Props) {
  return (
    <Box w="100%" mt="md">
      <Text fw={600} mb="xs">
        Shares by citizenship
      </Text>
      <Ownership {...props} />
    </Box>
  )
}

function SharesTable({ before, after }: { before: readonly Holder[]; after: readonly Holder[] }) {
  return (
    <PlainTable label="Shares by citizenship">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Citizenship</Table.Th>
          <Table.Th ta="right">In the register</Table.Th>
          <Table.Th ta="right">After the change</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {comparedShares(before, after).map(({ nationality, ...shares }) => (
          <Table.Tr key={nationality}>
            <Table.Td>{nationalityOf(nationality) ?? (nationality || 'Not stated')}</Table.Td>
            <ShareCell share={shares.before} />
            <ShareCell share={shares.after} />
          </Table.Tr>
        ))}
        <Table.Tr fw={600}>
          <Table.Td>Together</Table.Td>
          <Table.Td ta="right">{totalOf(before)}</Table.Td>
          <Table.Td ta="right">{totalOf(after)}</Table.Td>
        </Table.Tr>
      </Table.Tbody>
    </PlainTable>
  )
}

function ShareCell({ share }: { share: CitizenshipShare | undefined }) {
  if (!share) return <Table.Td ta="right">–</Table.Td>
  return (
    <Table.Td ta="right" className="num">
      {share.percent} %
      <Text size="xs" c="dimmed">
        {peso(share.amount)}
      </Text>
    </Table.Td>
  )
}

function totalOf(holders: readonly Holder[]): string {
  const total = totalHeld(holders)
  return total === undefined ? '–' : peso(total)
}
