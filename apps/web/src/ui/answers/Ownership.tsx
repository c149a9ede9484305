import { comparedShares, holdingDoubts, totalHeld, type CitizenshipShare } from '@lading/domain/business/citizenship'
import { nationalityOf } from '@lading/domain/people/particulars/nationalities'
import { peso } from '@lading/domain/payments/money'
import { Box, Stack, Text } from '@mantine/core'
import { Notice } from '../messages/Notice.tsx'
import { DataTable, type DataColumn } from '../tables/DataTable.tsx'
import { SidewaysScroll } from '../tables/SidewaysScroll.tsx'
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
  const share = (header: string, of: 'before' | 'after', holders: readonly Holder[]): DataColumn<ComparedShare> => ({
    header,
    cell: (row) => <Share share={row[of]} />,
    align: 'right',
    total: totalOf(holders),
  })
  const columns: DataColumn<ComparedShare>[] = [
    { header: 'Citizenship', cell: ({ nationality }) => nationalityOf(nationality) ?? (nationality || 'Not stated') },
    share('In the register', 'before', before),
    share('After the change', 'after', after),
  ]
  return (
    <SidewaysScroll>
      <DataTable
        label="Shares by citizenship"
        columns={columns}
        rows={comparedShares(before, after)}
        rowKey={({ nationality }) => nationality}
        isPlain
      />
    </SidewaysScroll>
  )
}

type ComparedShare = ReturnType<typeof comparedShares>[number]

function Share({ share }: { share: CitizenshipShare | undefined }) {
  if (!share) return '–'
  return (
    <>
      {share.percent} %
      <Text size="xs" c="dimmed">
        {peso(share.amount)}
      </Text>
    </>
  )
}

function totalOf(holders: readonly Holder[]): string {
  const total = totalHeld(holders)
  return total === undefined ? '–' : peso(total)
}
