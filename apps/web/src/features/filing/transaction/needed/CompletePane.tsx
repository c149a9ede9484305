import { nounOf } from '@lading/domain/transactions/family-words'
import { clientWordsOf } from '@lading/domain/workflow/actions/actions'
import type { Filing } from '@lading/contract/filing/filing'
import { moveTransaction } from '@lading/contract/workflow'
import { Button, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { hasFieldErrors, useAct } from '#lib/act.ts'
import { useToday } from '#lib/today.ts'
import { ErrorState } from '#ui/messages/ErrorState.tsx'
import { Pane } from '#ui/layout/Pane.tsx'
import { Notice } from '#ui/messages/Notice.tsx'
import { documentBlockersOf } from '../../draft/draft-form.ts'
import { BlockerList, withRefused } from '../../blockers/BlockerList.tsx'
import { refusedIn } from '../../blockers/refused-in.ts'
import { requirementAnchor, RequirementList } from '../../requirements/RequirementItem.tsx'
import { showFiling } from '../../filing-query.ts'
import { AnswerBy } from './AnswerBy.tsx'
import { PaneFoot } from './PaneFoot.tsx'
import { reasonOf } from './reason-of.ts'
import { useSaving } from './use-saving.ts'

/** Not received yet: what is missing is added, and each day corrected; then the agency receives it. */
export function CompletePane({ filing }: { filing: Filing }) {
  const queries = useQueryClient()
  const { transaction_id: id, requirements, missing_items } = filing
  const { label, done } = clientWordsOf('complete-requirements', filing.type)
  const act = useAct(moveTransaction, { quiet: true, done })
  const show = (changed: Filing) => void showFiling(queries, changed)
  const isSaving = useSaving()
  const today = useToday()
  const blockers = documentBlockersOf(filing, today)
  return (
    <Pane
      act
      title="Complete your requirements"
      subtitle={`The agency receives the ${nounOf(filing.type)} once everything is here; its time begins then.`}
      aside={<AnswerBy filing={filing} word="Complete by" />}
    >
      {filing.on_completion && (
        <Text size="sm" mb="sm">
          {filing.on_completion}
        </Text>
      )}
      {missing_items && (
        <Notice tone="client" mb="sm" style={{ whiteSpace: 'pre-line' }}>
          <div> {missing_items}</div>
        </Notice>
      )}
      <RequirementList
        lines={requirements.toSorted((one, other) => one.files.length - other.files.length)}
        filing={filing}
        onChanged={show}
      />
      <BlockerList
        blockers={withRefused(blockers, refusedIn(act.error))}
        refusal={hasFieldErrors(act.error) ? act.error : null}
        linkTo={({ path }) => `#${requirementAnchor(path.replace(/^documents\./, ''))}`}
      />
      {act.error && !hasFieldErrors(act.error) && <ErrorState message={reasonOf(act.error)} />}
      <PaneFoot left={isSaving ? 'Saving…' : whatIsLeft(blockers.length)}>
        <Button
          disabled={blockers.length > 0 || isSaving}
          loading={act.isPending}
          onClick={() =>
            act.mutate({ params: { id }, body: { action: 'complete-requirements', version: filing.version } })
          }
        >
          {label}
        </Button>
      </PaneFoot>
    </Pane>
  )
}

function whatIsLeft(documents: number): string {
  if (documents === 0) return 'Everything is here.'
  return documents === 1 ? 'One document is not ready.' : `${documents} documents are not ready.`
}
