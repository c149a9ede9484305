import {
  transactionDetail,
  generateMemorandum,
  saveMemorandum,
  type MemorandumDraft,
} from '@lading/contract/evaluation'
import { transactionProcess } from '@lading/contract/workflow'
import { holds } from '@lading/domain/people/acting/actor'
import { Button, Stack, Text, Title } from '@mantine/core'
import { IconFileTypePdf } from '@tabler/icons-react'
import { hasFieldErrors, useAct } from '#lib/act.ts'
import { instantText } from '#lib/format.ts'
import { useActor } from '#lib/session.ts'
import { EmptyState } from '#ui/messages/EmptyState.tsx'
import { ErrorState } from '#ui/messages/ErrorState.tsx'
import { LongTextField } from '#ui/forms/fields/LongTextField.tsx'
import { Form, FormFoot } from '#ui/forms/Form.tsx'
import { Pane } from '#ui/layout/Pane.tsx'
import { useTransaction } from './open-transaction.ts'
import { useKeptFocus } from '#ui/forms/dialogs/returned-focus.ts'
import { useKeptForm } from '#ui/forms/unsent/kept-form.ts'
import { useEdition } from '#ui/forms/unsent/use-edition.ts'
import { cameMeanwhile } from './came-meanwhile.ts'
import { IssuedDocumentList } from './IssuedDocumentList.tsx'

/** The evaluation memorandum: its draft, and the versions that were drawn. */
export function MemorandumTab() {
  const { transaction, is_mine } = useTransaction()
  const actor = useActor()
  const versions = transaction.issued_documents.filter(({ kind }) => kind === 'memorandum')
  const mayWrite = is_mine && actor !== null && holds(actor, 'endorse-for-review')
  const { edition, saved } = useEdition(transaction.memorandum?.written_at ?? '')
  return (
    <Stack gap="lg">
      {mayWrite ? (
        <DraftForm key={edition} draft={transaction.memorandum} onSaved={saved} />
      ) : transaction.memorandum ? (
        <Draft draft={transaction.memorandum} />
      ) : (
        <EmptyState
          title="No memorandum yet"
          hint="The evaluator who holds the transaction writes it before endorsing it for review."
        />
      )}
      {versions.length > 0 && (
        <Pane
          title="Versions"
          subtitle="Each time the transaction goes to review, the memorandum becomes a numbered version."
        >
          <IssuedDocumentList documents={versions} />
        </Pane>
      )}
    </Stack>
  )
}

interface DraftProps {
  readonly draft: MemorandumDraft | null
  /** Told when the draft that was saved was written. */
  readonly onSaved: (written_at: string) => void
}

function DraftForm({ draft, onSaved }: DraftProps) {
  const { transaction } = useTransaction()
  const given = {
    findings: draft?.findings ?? '',
    recommendation: draft?.recommendation ?? '',
    legal_basis: draft?.legal_basis ?? '',
  }
  const form = useKeptForm('memorandum', saveMemorandum.body.omit({ written_at: true }), given)
  const stale = [transactionDetail, transactionProcess]
  const act = useAct(saveMemorandum, {
    done: 'The memorandum is saved.',
    stale,
    onSent: ({ written_at }) => {
      form.unsent.forgetSent()
      onSaved(written_at)
    },
    leadOn: cameMeanwhile,
    quiet: true,
  })
  const button = useKeptFocus<HTMLButtonElement>(act.isIdle || act.isPending ? undefined : act.submittedAt)
  const draw = useAct(generateMemorandum, {
    done: ({ version_no }) => `Version ${version_no} is being prepared.`,
    stale,
  })
  const params = { id: transaction.transaction_id }
  return (
    <Form
      form={form}
      problem={act.error}
      busy={act.isPending}
      label="Memorandum"
      onSubmit={(text) => act.mutate({ params, body: { ...text, written_at: draft?.written_at ?? null } })}
    >
      <Pane
        title="Memorandum"
        subtitle={draft ? writtenText(draft) : 'Required before the transaction goes to review.'}
      >
        <Stack gap="lg">
          {act.error && !hasFieldErrors(act.error) && <ErrorState message={act.error.message} />}
          <LongTextField name="findings" label="Findings" required rows={9} maxLength={20_000} />
          <LongTextField name="recommendation" label="Recommendation" required rows={4} maxLength={5000} />
          <LongTextField name="legal_basis" label="Legal basis" rows={2} maxLength={1000} />
          <FormFoot>
            {draft && (
              <Button
                variant="default"
                leftSection={<IconFileTypePdf size={16} aria-hidden />}
                loading={draw.isPending}
                onClick={() => draw.mutate({ params })}
              >
                Create the PDF
              </Button>
            )}
            <Button ref={button} type="submit" loading={act.isPending}>
              Save the draft
            </Button>
          </FormFoot>
        </Stack>
      </Pane>
    </Form>
  )
}

function Draft({ draft }: { draft: MemorandumDraft }) {
  return (
    <Pane title="Memorandum" subtitle={writtenText(draft)}>
      <Stack gap="md">
        <Part title="Findings" text={draft.findings} />
        <Part title="Recommendation" text={draft.recommendation} />
        {draft.legal_basis && <Part title="Legal basis" text={draft.legal_basis} />}
      </Stack>
    </Pane>
  )
}

function Part({ title, text }: { title: string; text: string }) {
  return (
    <div>
      <Title order={3} size="sm" mb="xxs">
        {title}
      </Title>
      <Text size="sm" maw="72ch" style={{ whiteSpace: 'pre-line' }}>
        {text}
      </Text>
    </div>
  )
}

function writtenText({ version_no, written_by, written_at }: MemorandumDraft): string {
  return `Version ${version_no}, written by ${written_by.name}, ${instantText(written_at)}.`
}
