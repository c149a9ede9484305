import type { Application, ReturnedItem } from '@lading/contract/applications'
import { moveAccreditation } from '@lading/contract/workflow'
import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useAct } from '#lib/act'
import { ErrorState } from '#ui/ErrorState'
import { Pane } from '#ui/Pane'
import { applicationQuery } from '../draft/use-draft.ts'
import { AnswerBy } from './AnswerBy.tsx'
import { AskedAnew, askedAnew } from './AskedAnew.tsx'
import { reasonOf } from './reason-of.ts'
import { ReturnedItemCard } from './ReturnedItemCard.tsx'
import { useSaving } from './use-saving.ts'

/** What the agency returned, item by item; when each is answered it goes back to the same evaluator. */
export function NeededPane({ application, withdraw }: { application: Application; withdraw?: ReactNode }) {
  const queries = useQueryClient()
  const [unsaved, setUnsaved] = useState<ReadonlySet<number>>(new Set())
  const { accreditation_id: id, returns } = application
  const isSaving = useSaving()
  const act = useAct(moveAccreditation, { quiet: true, done: 'Sent back to the agency.' })
  const show = (changed: Application) => queries.setQueryData(applicationQuery(id).queryKey, changed)
  const onUnsaved = (item: number, is: boolean) =>
    setUnsaved((now) => new Set(is ? [...now, item] : [...now].filter((one) => one !== item)))
  const resubmit = () =>
    act.mutate({
      params: { id },
      body: {
        action: 'resubmit',
        version: application.version,
        content_hash: application.content_hash,
        form_version: application.form_version,
      },
    })
  return (
    <Pane
      act
      className="needed"
      title="What we need from you"
      subtitle={`${countedText(returns)}. All else stays as you filed it.`}
      aside={<AnswerBy application={application} />}
    >
      {returns.map((item) => (
        <ReturnedItemCard key={item.id} item={item} application={application} onChanged={show} onUnsaved={onUnsaved} />
      ))}
      <AskedAnew application={application} onChanged={show} />
      {act.error && <ErrorState message={reasonOf(act.error)} />}
      <div className="needed-foot">
        <p role="status">
          {isSaving ? 'Saving…' : unsaved.size > 0 ? 'Save what you typed first.' : whatIsLeft(application)}
        </p>
        {withdraw}
        <Button
          disabled={!isReady(application) || unsaved.size > 0 || isSaving}
          loading={act.isPending}
          onClick={resubmit}
        >
          Resubmit
        </Button>
      </div>
    </Pane>
  )
}

const unanswered = ({ returns }: Application) => returns.filter((item) => item.answered_at === null).length
const missing = (application: Application) =>
  askedAnew(application).filter((line) => line.mandatory && line.files.length === 0).length
const isReady = (application: Application) => unanswered(application) === 0 && missing(application) === 0

/** What keeps it from going back, in a sentence. */
function whatIsLeft(application: Application): string {
  const total = application.returns.length
  const left = unanswered(application)
  if (left > 0) return `${total - left} of ${total} answered. Answer all of them to resubmit.`
  const documents = missing(application)
  if (documents > 0) return `${documents} more ${documents === 1 ? 'document is' : 'documents are'} needed.`
  return 'Everything is answered.'
}

/** `2 documents and 1 answer`. */
function countedText(returns: readonly ReturnedItem[]): string {
  const documents = returns.filter((item) => item.kind === 'document').length
  const answers = returns.length - documents
  const words = [
    documents > 0 && `${documents} ${documents === 1 ? 'document' : 'documents'}`,
    answers > 0 && `${answers} ${answers === 1 ? 'answer' : 'answers'}`,
  ]
  return words.filter(Boolean).join(' and ')
}
