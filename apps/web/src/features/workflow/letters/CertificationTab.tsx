import { certification, searchCases, type Certification } from '@lading/contract/requests/certification'
import { requestLetter } from '@lading/contract/requests/request-letter'
import { transactionProcess } from '@lading/contract/workflow'
import { whyNotCertifiable } from '@lading/domain/evaluation/case-search'
import { labelOfStatus, typeLabels } from '@lading/domain/transactions/labels'
import { Button, Stack, Text } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useAct } from '#lib/act.ts'
import { query } from '#lib/api.ts'
import { instantText } from '#lib/format.ts'
import { ErrorState } from '#ui/messages/ErrorState.tsx'
import { Mark } from '#ui/facts/Mark.tsx'
import { PageSkeleton } from '#ui/layout/PageSkeleton.tsx'
import { Pane } from '#ui/layout/Pane.tsx'
import { OriginalPane } from './OriginalPane.tsx'
import { Notice } from '#ui/messages/Notice.tsx'
import { useTransaction } from '../open-transaction.ts'
import { LetterPane } from './LetterPane.tsx'
import { useMayWrite } from './use-may-write.ts'

const stale = [certification, requestLetter, transactionProcess]

/** What the register was searched for, and the letter that certifies it. */
export function CertificationTab() {
  const { transaction_id: id } = useTransaction().transaction
  const mayWrite = useMayWrite()
  const { data, error, refetch } = useQuery(query(certification, { params: { id } }))
  if (error && !data) return <ErrorState message={error.message} onRetry={() => void refetch()} />
  if (!data) return <PageSkeleton />
  const why_not = data.search && whyNotCertifiable(data.kind, data.search.cases.length)
  return (
    <Stack gap="lg">
      {data.kind === 'true-copy' && <OriginalPane original={data.original} />}
      <CaseSearch data={data} mayWrite={mayWrite} />
      {why_not && <ContradictionNotice why_not={why_not} mayWrite={mayWrite} />}
      {(data.letter || !why_not) && (
        <LetterPane
          data={data}
          mayWrite={mayWrite && !why_not}
          label="Text of the certification"
          hint="Search the pending cases first: the letter says what the search found."
          edition={data.search?.at ?? ''}
        />
      )}
    </Stack>
  )
}

function CaseSearch({ data: { transaction_id, search }, mayWrite }: { data: Certification; mayWrite: boolean }) {
  const act = useAct(searchCases, { done: 'The cases were searched.', stale })
  return (
    <Pane
      title="Pending cases"
      subtitle={
        search
          ? `Searched by ${search.by}, ${instantText(search.at)}. Searched again when the letter is signed.`
          : 'Suspensions and revocations of this business with this agency.'
      }
      aside={
        mayWrite && (
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<IconSearch size={15} aria-hidden />}
            loading={act.isPending}
            onClick={() => act.mutate({ params: { id: transaction_id } })}
          >
            {search ? 'Search again' : 'Search'}
          </Button>
        )
      }
    >
      {!search ? (
        <Text c="dimmed">Not searched yet. The search is needed before the request goes to review.</Text>
      ) : search.cases.length === 0 ? (
        <Mark tone="done">No case is pending</Mark>
      ) : (
        <ul>
          {search.cases.map(({ reference, type, status }) => (
            <li key={reference}>
              <b className="num">{reference}</b>: {type === null ? 'suspended' : typeLabels[type]},{' '}
              {labelOfStatus(status, 'staff', type).toLowerCase()}
            </li>
          ))}
        </ul>
      )}
    </Pane>
  )
}

/** The portal refuses payment and signature then; the client should not pay for what cannot be given. */
function ContradictionNotice({ why_not, mayWrite }: { why_not: string; mayWrite: boolean }) {
  return (
    <Notice tone="stopped" role="status">
      {why_not}{' '}
      {mayWrite
        ? 'Endorse the request for review: the reviewer rejects it.'
        : 'The request is rejected, or returned for revision.'}
    </Notice>
  )
}
