import { nounOf } from '@lading/domain/transactions/family-words'
import { clientWordsOf } from '@lading/domain/workflow/actions'
import type { Filing } from '@lading/contract/filing'
import { moveTransaction } from '@lading/contract/workflow'
import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useAct } from '#lib/act.ts'
import { ErrorState } from '#ui/messages/ErrorState.tsx'
import { Pane } from '#ui/layout/Pane.tsx'
import { Notice } from '#ui/messages/Notice.tsx'
import { RequirementList } from '../../requirements/RequirementItem.tsx'
import { filingQuery } from '../../filing-query.ts'
import { AnswerBy } from './AnswerBy.tsx'
import { PaneFoot } from './PaneFoot.tsx'
import { reasonOf } from './reason-of.ts'
import { useSaving } from './use-saving.ts'

/** Not received yet: what is missing is added, then the agency receives it. */
export function CompletePane({ filing }: { filing: Filing }) {
  const queries = useQueryClient()
  const { transaction_id: id, requirements, missing_items } = filing
  const { label, done } = clientWordsOf('complete-requirements', filing.type)
  const act = useAct(moveTransaction, { quiet: true, done })
  const show = (changed: Filing) => queries.setQueryData(filingQuery(id).queryKey, changed)
  const isSaving = useSaving()
  const missing = requirements.filter((line) => line.mandatory && line.files.length === 0)
  return (
    <Pane
      act
      title="Complete your requirements"
      subtitle={`The agency receives the ${nounOf(filing.type)} once everything is here; its time begins then.`}
      aside={<AnswerBy filing={filing} word="Complete by" />}
    >
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
      {act.error && <ErrorState message={reasonOf(act.error)} />}
      <PaneFoot left={isSaving ? 'Saving…' : whatIsMissing(missing.length)}>
        <Button
          disabled={missing.length > 0 || isSaving}
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

function whatIsMissing(documents: number): string {
  if (documents === 0) return 'Everything is here.'
  return `${documents} needed ${documents === 1 ? 'document is' : 'documents are'} missing.`
}
