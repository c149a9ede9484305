import type { Application } from '@lading/contract/applications'
import { moveAccreditation } from '@lading/contract/workflow'
import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useAct } from '#lib/act'
import { ErrorState } from '#ui/ErrorState'
import { Pane } from '#ui/Pane'
import { RequirementItem } from '../requirements/RequirementItem.tsx'
import { applicationQuery } from '../draft/use-draft.ts'
import { AnswerBy } from './AnswerBy.tsx'
import { reasonOf } from './reason-of.ts'
import { useSaving } from './use-saving.ts'

/** Not received yet: what is missing is added, then the agency receives it. */
export function CompletePane({ application, withdraw }: { application: Application; withdraw?: ReactNode }) {
  const queries = useQueryClient()
  const { accreditation_id: id, requirements, missing_items } = application
  const act = useAct(moveAccreditation, { quiet: true, done: 'The agency has received your application.' })
  const show = (changed: Application) => queries.setQueryData(applicationQuery(id).queryKey, changed)
  const isSaving = useSaving()
  const missing = requirements.filter((line) => line.mandatory && line.files.length === 0)
  return (
    <Pane
      act
      title="Complete your requirements"
      subtitle="The agency receives the application once everything is here; its time begins then."
      aside={<AnswerBy application={application} word="Complete by" />}
    >
      {missing_items && <p className="asked">{missing_items}</p>}
      <ul className="reqs">
        {requirements
          .toSorted((one, other) => one.files.length - other.files.length)
          .map((line) => (
            <RequirementItem key={line.code} line={line} application={application} onChanged={show} />
          ))}
      </ul>
      {act.error && <ErrorState message={reasonOf(act.error)} />}
      <div className="needed-foot">
        <p>{isSaving ? 'Saving…' : whatIsMissing(missing.length)}</p>
        {withdraw}
        <Button
          disabled={missing.length > 0 || isSaving}
          loading={act.isPending}
          onClick={() =>
            act.mutate({ params: { id }, body: { action: 'complete-requirements', version: application.version } })
          }
        >
          Send to the agency
        </Button>
      </div>
    </Pane>
  )
}

function whatIsMissing(documents: number): string {
  if (documents === 0) return 'Everything is here.'
  return `${documents} needed ${documents === 1 ? 'document is' : 'documents are'} missing.`
}
