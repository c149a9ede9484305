import type { PlainDate } from '@lading/domain/dates/plain-date'
import { clientWordsOf } from '@lading/domain/workflow/actions/actions'
import { type Filing, type ReturnedItem } from '@lading/contract/filing/filing'
import { moveTransaction } from '@lading/contract/workflow'
import { isOpenedBy, nameOpened } from '@lading/domain/filing/returned-answer'
import { returnedText } from '@lading/domain/workflow/actions/returned-text'
import { Box, Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { hasFieldErrors, useAct } from '#lib/act.ts'
import { useToday } from '#lib/today.ts'
import { ErrorState } from '#ui/messages/ErrorState.tsx'
import { LeaveGuard } from '#ui/forms/LeaveGuard.tsx'
import { Pane } from '#ui/layout/Pane.tsx'
import { blockersOf, formOf } from '../../draft/draft-form.ts'
import { BlockerList, withRefused } from '../../blockers/BlockerList.tsx'
import { refusedIn } from '../../blockers/refused-in.ts'
import { showFiling } from '../../filing-query.ts'
import { AnswerBy } from './AnswerBy.tsx'
import { FromTheAgency } from '../returned/FromTheAgency.tsx'
import { AskedAnew, askedAnew } from '../returned/AskedAnew.tsx'
import { PaneFoot } from './PaneFoot.tsx'
import { reasonOf } from './reason-of.ts'
import { ReturnedItemCard } from '../returned/ReturnedItemCard.tsx'
import { returnedLines } from '../../report/lines/returned-lines.ts'
import { ReturnedLines } from '../returned/ReturnedLines.tsx'
import { useSaving } from './use-saving.ts'

/** What the agency returned, item by item; when each is answered it goes back to the same evaluator. */
export function NeededPane({ filing }: { filing: Filing }) {
  const queries = useQueryClient()
  const [unsaved, setUnsaved] = useState<ReadonlySet<string>>(new Set())
  const { transaction_id: id, returns } = filing
  const isSaving = useSaving()
  const today = useToday()
  const { label, done } = clientWordsOf('resubmit', filing.type)
  const act = useAct(moveTransaction, { quiet: true, done })
  const show = (changed: Filing) => void showFiling(queries, changed)
  const onUnsaved = (place: string, is: boolean) =>
    setUnsaved((now) => new Set(is ? [...now, place] : [...now].filter((one) => one !== place)))
  const resubmit = () =>
    act.mutate({
      params: { id },
      body: {
        action: 'resubmit',
        version: filing.version,
        content_hash: filing.content_hash,
        form_version: filing.form_version,
      },
    })
  return (
    <Pane
      act
      title="What we need from you"
      subtitle={`${countedText(returns)}. Everything else remains as you filed it.`}
      aside={<AnswerBy filing={filing} />}
    >
      <LeaveGuard when={() => [...unsaved].some(isLost)} hasPlaces />
      {filing.return_remarks && !returns.some(({ remark }) => remark === filing.return_remarks) && (
        <Box mb="md">
          <FromTheAgency words={filing.return_remarks} />
        </Box>
      )}
      {returns
        .filter(({ kind }) => kind !== 'line')
        .map((item) => (
          <ReturnedItemCard key={item.id} item={item} filing={filing} onChanged={show} onUnsaved={onUnsaved} />
        ))}
      {returnedLines(filing).map(({ section, items }) => (
        <ReturnedLines key={section.name} {...{ section, items, filing, onUnsaved }} onChanged={show} />
      ))}
      <AskedAnew filing={filing} onChanged={show} />
      <BlockerList
        blockers={withRefused(isReady(filing) ? blockersOf(filing, today) : [], refusedIn(act.error))}
        refusal={hasFieldErrors(act.error) ? act.error : null}
        linkTo={({ path }) => anchorOf(path, filing)}
      />
      {act.error && !hasFieldErrors(act.error) && <ErrorState message={reasonOf(act.error)} />}
      <PaneFoot
        left={isSaving ? 'Saving…' : unsaved.size > 0 ? 'Save what you typed first.' : whatIsLeft(filing, today)}
      >
        <Button disabled={!isReady(filing) || unsaved.size > 0 || isSaving} loading={act.isPending} onClick={resubmit}>
          {label}
        </Button>
      </PaneFoot>
    </Pane>
  )
}

/** Answers in words are kept as they are typed; what is typed into a field goes with the page. */
const isLost = (place: string) => place.startsWith('field/')

const unanswered = ({ returns }: Filing) => returns.filter((item) => item.answered_at === null).length
const missing = (filing: Filing) => askedAnew(filing).filter((line) => line.mandatory && line.files.length === 0).length
const isReady = (filing: Filing) => unanswered(filing) === 0 && missing(filing) === 0

/** The item under which an answer or a document is corrected; nothing where it did not come back. */
function anchorOf(path: string, filing: Filing): string | undefined {
  const code = path.replace(/^documents\./, '')
  const { bundles } = formOf(filing)
  const item = filing.returns.find((one) => {
    const name = nameOpened(one)
    return one.code === code || (name !== undefined && isOpenedBy(name, path, bundles))
  })
  return item ? `#return-${item.id}` : undefined
}

/** What keeps it from going back, in a sentence. */
function whatIsLeft(filing: Filing, today: PlainDate): string {
  const total = filing.returns.length
  const left = unanswered(filing)
  if (left > 0) return `${total - left} of ${total} answered. Answer all of them to resubmit.`
  const documents = missing(filing)
  if (documents > 0) return `${documents} more ${documents === 1 ? 'document is' : 'documents are'} needed.`
  return blockersOf(filing, today).length > 0 ? 'Correct what is listed above to resubmit.' : 'Everything is answered.'
}

function countedText(returns: readonly ReturnedItem[]): string {
  const count = (of: ReturnedItem['kind']) => returns.filter(({ kind }) => kind === of).length
  return returnedText({ documents: count('document'), answers: count('field'), lines: count('line') })
}
