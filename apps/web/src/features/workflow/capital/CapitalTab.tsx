import { Stack, Text } from '@mantine/core'
import { ratioSheet, type RatioSheet } from '@lading/contract/ratio-analysis'
import { holds } from '@lading/domain/people/acting/actor'
import type { Tone } from '@lading/domain/transactions/labels'
import { isApplication } from '@lading/domain/transactions/family'
import { useQuery } from '@tanstack/react-query'
import { query } from '#lib/api.ts'
import { CallFailed } from '#lib/transport.ts'
import { dayText, instantText } from '#lib/format.ts'
import { useActor } from '#lib/session.ts'
import { EmptyState } from '#ui/messages/EmptyState.tsx'
import { ErrorState } from '#ui/messages/ErrorState.tsx'
import { Mark } from '#ui/facts/Mark.tsx'
import { Money } from '#ui/facts/Money.tsx'
import { PageSkeleton } from '#ui/layout/PageSkeleton.tsx'
import { Pane } from '#ui/layout/Pane.tsx'
import { useTransaction } from '../open-transaction.ts'
import { AttachmentsPane } from './AttachmentsPane.tsx'
import { FiguresForm } from './FiguresForm.tsx'
import { FiguresTable } from './FiguresTable.tsx'
import { opinions, type SheetOf } from './figures.ts'
import { RatioTable } from './RatioTable.tsx'

/** The ratio sheet of an application or of a change that tests the capital: figures of two years, and what follows. */
export function CapitalTab() {
  const { accreditation_id, transaction_id, type } = useTransaction().transaction
  if (accreditation_id === null) return <NoCapital />
  return <Sheet accreditation_id={accreditation_id} {...(!isApplication({ type }) && { transaction_id })} />
}

function NoCapital() {
  return <EmptyState title="No capital analysis" hint="This transaction carries no financial statements." />
}

function Sheet({ accreditation_id, transaction_id }: SheetOf) {
  const { is_mine } = useTransaction()
  const actor = useActor()
  const {
    data: sheet,
    error,
    refetch,
  } = useQuery(query(ratioSheet, { params: { id: accreditation_id }, query: { transaction_id } }))
  // The accreditation was granted before this portal: it has no application here.
  if (error instanceof CallFailed && error.problem.code === 'not-found') return <NoCapital />
  if (error && !sheet) return <ErrorState message={error.message} onRetry={() => void refetch()} />
  if (!sheet) return <PageSkeleton />
  const mayWrite = is_mine && actor !== null && holds(actor, 'endorse-for-review')
  return (
    <Stack gap="lg">
      {sheet.figures && <Result sheet={sheet} />}
      {mayWrite ? (
        <FiguresForm
          key={sheet.version}
          of={{ accreditation_id, ...(transaction_id && { transaction_id }) }}
          sheet={sheet}
        />
      ) : sheet.figures ? (
        <FiguresTable figures={sheet.figures} />
      ) : (
        <EmptyState
          title="No figures yet"
          hint="The evaluator who holds the transaction copies them from the audited financial statements."
        />
      )}
      <AttachmentsPane attachments={sheet.attachments} mayWrite={mayWrite} />
    </Stack>
  )
}

const results: Readonly<Record<string, readonly [Tone, string]>> = {
  pass: ['done', 'Pass'],
  conditional: ['client', 'Conditional'],
  fail: ['stopped', 'Fail'],
  blocked: ['stopped', 'Does not balance'],
  incomplete: ['idle', 'Incomplete'],
}

function Result({ sheet }: { sheet: RatioSheet }) {
  const { figures, result, why, minimum_capital, lines, saved_by, saved_at } = sheet
  const [tone, word] = results[result] ?? ['idle', result]
  return (
    <Pane
      title="Capital and ratios"
      subtitle={
        <>
          From the statements of {figures?.fiscal_year}
          {figures?.auditor && `, auditor ${figures.auditor}`}
          {figures && `, ${opinions[figures.opinion].toLowerCase()} opinion`}
          {figures?.opinion_on && ` of ${dayText(figures.opinion_on)}`}.
        </>
      }
      aside={
        <Mark tone={tone} size="lg">
          Result: {word}
        </Mark>
      }
    >
      <Text size="sm">
        {why}
        {minimum_capital && (
          <>
            {' '}
            The minimum for the highest scope is <Money amount={minimum_capital} />.
          </>
        )}
      </Text>
      <RatioTable lines={lines} />
      <Text size="xs" c="dimmed" mt="xxs">
        The result is for information only. It does not change the status of the transaction.
        {saved_by && saved_at && ` Saved by ${saved_by.name}, ${instantText(saved_at)}.`}
      </Text>
    </Pane>
  )
}
