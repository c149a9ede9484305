import type { PlainDate } from '@lading/domain/dates/plain-date'
import { issuesDocument } from '@lading/contract/transaction-types'
import { clientWordsOf } from '@lading/domain/workflow/actions/actions'
import { declarationOf, nounOf, wordsOf } from '@lading/domain/transactions/family-words'
import type { Filing } from '@lading/contract/filing/filing'
import { filingNotices } from '@lading/contract/filing/submission'
import { moveTransaction } from '@lading/contract/workflow'
import { mayFor } from '@lading/domain/people/acting/actor'
import { Button, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { hasFieldErrors, useAct } from '#lib/act.ts'
import { query } from '#lib/api.ts'
import { useActor } from '#lib/session.ts'
import { useToday } from '#lib/today.ts'
import { Foot } from '#ui/layout/Foot.tsx'
import { ErrorState } from '#ui/messages/ErrorState.tsx'
import { ChoiceField, ConfirmField } from '#ui/forms/fields/ChoiceFields.tsx'
import { TextField } from '#ui/forms/fields/Fields.tsx'
import { Form } from '#ui/forms/Form.tsx'
import { Notice } from '#ui/messages/Notice.tsx'
import { Pane } from '#ui/layout/Pane.tsx'
import { answersOf, blockersOf } from '../draft/draft-form.ts'
import type { Draft } from '../draft/use-draft.ts'
import { MovedMeanwhile } from '../blockers/MovedMeanwhile.tsx'
import { movedIn, otherErrors, ownErrors } from './submit-refusals.ts'
import { type unsigned, useDeclaredAnew, useSignatories, type Signing } from './use-signing.ts'
import classes from './SubmitPane.module.css'

interface Props {
  readonly reviewed: Filing
  readonly draft: Draft
  readonly signing: Signing
  /** Why it may not be submitted yet, where its screen asks more than any filing does. */
  readonly closed?: string | undefined
  /** Told what the server refused outside this form, by path. */
  readonly onRefused: (errors: Readonly<Record<string, readonly string[]>>) => void
}

/** Declaration, privacy notice, signature and delivery; and the act itself. */
export function SubmitPane({ reviewed, draft, signing, closed: asked, onRefused }: Props) {
  const { form } = signing
  const isAnew = useDeclaredAnew(signing, reviewed)
  const { data: notices, error, refetch } = useQuery(query(filingNotices))
  const act = useAct(moveTransaction, { quiet: true }) // `OpenDraft` goes on to the page of what is no draft any more
  const missing = reviewed.requirements.filter((line) => line.mandatory && line.files.length === 0)
  const mayFollow = missing.length > 0 && missing.every((line) => line.may_follow)
  const action = mayFollow ? 'submit-with-documents-to-follow' : 'submit'
  const today = useToday()
  const may = useMaySubmit(reviewed.business_id)
  const signAs = useSignatories(reviewed)
  if (error && !notices) return <ErrorState message={error.message} onRetry={() => void refetch()} />
  if (!notices) return null

  const submit = ({ declaration, signature_name, delivery }: typeof unsigned) =>
    act.mutate(
      {
        params: { id: reviewed.transaction_id },
        body: {
          action,
          version: reviewed.version,
          content_hash: reviewed.content_hash,
          form_version: reviewed.form_version,
          privacy_version: notices.privacy.version,
          declaration,
          signature_name,
          delivery,
        },
        // However often it is sent, and from however many tabs, what was reviewed is filed once.
        idempotencyKey: `submit-${reviewed.transaction_id}-${reviewed.content_hash.slice(0, 40)}`,
      },
      { onError: (refusal) => onRefused(otherErrors(refusal)) },
    )
  const moved = movedIn(act.error)
  const closed = whyClosed(reviewed, draft, may, today) ?? asked
  return (
    <Pane title="Declare and submit" act>
      <Form form={form} onSubmit={submit} problem={ownErrors(act.error)} busy={act.isPending} label="Declaration">
        {mayFollow && (
          <Notice tone="client">
            Documents that may follow: {missing.map(({ name }) => name).join(', ')}. The agency receives the{' '}
            {nounOf(reviewed.type)} once they are there.
          </Notice>
        )}
        {isAnew && (
          <Notice role="status" tone="client">
            Your answers or documents changed after you declared them. Review them, then declare and sign again.
          </Notice>
        )}
        {moved && <MovedMeanwhile moved={moved} filing={reviewed} />}
        {act.error && !moved && !hasFieldErrors(act.error) && <ErrorState message={act.error.message} />}
        <blockquote className={classes.declaration}>
          {declarationOf(notices.declaration.text, reviewed.type)}
        </blockquote>
        <ConfirmField name="declaration" label="I declare this." required />
        <details className={classes.notice}>
          <summary>Privacy notice</summary>
          {notices.privacy.text.split(/\n+/).map((paragraph) => (
            <Text key={paragraph} size="sm" mt="xs">
              {paragraph}
            </Text>
          ))}
        </details>
        <ConfirmField name="privacy" label="I have read the privacy notice." required />
        <div className="fields">
          <TextField
            name="signature_name"
            label="Signature: your full name"
            hint={`It appears on the ${nounOf(reviewed.type)} as your signature. ${signAs}`}
            autoComplete="name"
            required
          />
          {issuesDocument({ ...reviewed, form: answersOf(reviewed) }) && (
            <ChoiceField
              name="delivery"
              label={`How you receive the ${wordsOf(reviewed.type).document}`}
              required
              choices={[
                { value: 'electronic', label: 'Electronically', hint: 'PDF, as soon as it is issued.' },
                { value: 'pickup', label: 'On paper, picked up', hint: 'At the office, when it is ready.' },
              ]}
            />
          )}
        </div>
        <Foot>
          {closed && (
            <Text size="sm" c="dimmed">
              {closed}
            </Text>
          )}
          <Button type="submit" size="md" loading={act.isPending} disabled={closed !== undefined}>
            {clientWordsOf(action, reviewed.type).label}
          </Button>
        </Foot>
      </Form>
    </Pane>
  )
}

/** Why it cannot be submitted now, in one sentence. */
function whyClosed(reviewed: Filing, draft: Draft, may: boolean, today: PlainDate): string | undefined {
  if (!may) return 'Only an owner, or a user with the right to submit, can submit it.'
  if (draft.conflicts.length > 0) return 'Choose between the answers above first.'
  if (draft.saving.kind === 'kept' || draft.saving.kind === 'closed') return draft.saving.why
  return blockersOf(reviewed, today).length > 0 ? 'Correct what is listed at the top of this page first.' : undefined
}

function useMaySubmit(business_id: number): boolean {
  const actor = useActor()
  return actor !== null && mayFor(actor, business_id, 'submit')
}
