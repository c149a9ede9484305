import { certification, saveLetter, searchCases, type Certification } from '@lading/contract/certification'
import { transactionProcess } from '@lading/contract/workflow'
import { holds } from '@lading/domain/people/actor'
import { whyNotCertifiable } from '@lading/domain/evaluation/case-search'
import { labelOfStatus, typeLabels } from '@lading/domain/transactions/labels'
import { Button, Text } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { hasFieldErrors, useAct } from '#lib/act.ts'
import { query } from '#lib/api.ts'
import { instantText } from '#lib/format.ts'
import { useActor } from '#lib/session.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { LongTextField } from '#ui/LongTextField.tsx'
import { Form, FormFoot } from '#ui/Form.tsx'
import { Mark } from '#ui/Mark.tsx'
import { PageSkeleton } from '#ui/PageSkeleton.tsx'
import { Pane } from '#ui/Pane.tsx'
import { useKeptForm } from '#ui/kept-form.ts'
import { OriginalPane } from './OriginalPane.tsx'
import { Notice } from '#ui/Notice.tsx'
import { NotSaved } from './NotSaved.tsx'
import { useTransaction } from './open-transaction.ts'

const stale = [certification, transactionProcess]

/** What the register was searched for, and the letter that certifies it. */
export function CertificationTab() {
  const { transaction, is_mine } = useTransaction()
  const actor = useActor()
  const { transaction_id: id } = transaction
  const { data, error, refetch } = useQuery(query(certification, { params: { id } }))
  const mayWrite = is_mine && actor !== null && holds(actor, 'endorse-for-review')
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />
  if (!data) return <PageSkeleton />
  const why_not = data.search && whyNotCertifiable(data.kind, data.search.cases.length)
  return (
    <div className="stack">
      {data.kind === 'true-copy' && <OriginalPane original={data.original} />}
      <CaseSearch data={data} mayWrite={mayWrite} />
      {why_not && <ContradictionNotice why_not={why_not} mayWrite={mayWrite} />}
      {mayWrite && !why_not && (data.letter || data.proposal) ? (
        <LetterForm key={`${data.letter?.version_no ?? 0} ${data.search?.at ?? ''}`} data={data} />
      ) : (
        (data.letter || !why_not) && <Letter data={data} mayWrite={mayWrite} />
      )}
    </div>
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

function LetterForm({ data }: { data: Certification }) {
  const { transaction_id: id, letter, proposal } = data
  const { form, forget, was_kept } = useKeptForm('letter', saveLetter.body.pick({ body: true }), {
    body: letter?.body ?? proposal ?? '',
  })
  const act = useAct(saveLetter, { done: 'The letter is saved.', stale, onSent: forget, quiet: true })
  return (
    <Form
      form={form}
      problem={act.error}
      busy={act.isPending}
      label="Letter"
      onSubmit={({ body }) => act.mutate({ params: { id }, body: { version_no: letter?.version_no ?? 0, body } })}
    >
      <Pane
        title="Letter"
        subtitle={letter ? writtenText(letter) : 'This is a proposal. Save it as the first version.'}
      >
        <div className="stack">
          {act.error && !hasFieldErrors(act.error) && <ErrorState message={act.error.message} />}
          {was_kept && <NotSaved />}
          <LongTextField name="body" label="Text of the certification" required rows={10} maxLength={10_000} />
          <FormFoot>
            <Button type="submit" loading={act.isPending}>
              Save as version {(letter?.version_no ?? 0) + 1}
            </Button>
          </FormFoot>
        </div>
      </Pane>
    </Form>
  )
}

function Letter({ data: { letter }, mayWrite }: { data: Certification; mayWrite: boolean }) {
  const hint = mayWrite
    ? 'Search the pending cases first: the letter says what the search found.'
    : 'The evaluator who holds the request writes it before review.'
  if (!letter) return <EmptyState title="No letter yet" hint={hint} />
  return (
    <Pane title="Letter" subtitle={writtenText(letter)}>
      {letter.body.split(/\n+/).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </Pane>
  )
}

const writtenText = ({ version_no, written_by, written_at }: NonNullable<Certification['letter']>) =>
  `Version ${version_no}, written by ${written_by}, ${instantText(written_at)}.`
