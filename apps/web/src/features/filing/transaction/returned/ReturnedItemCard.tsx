import type { PlainDate } from '@lading/domain/dates/plain-date'
import type { DayFault } from '@lading/contract/filing/document-day'
import type { Filing, ReturnedItem } from '@lading/contract/filing/filing'
import { lineSectionOf } from '@lading/contract/forms/lines/sections-of'
import type { RequirementLine } from '@lading/contract/filing/requirement-lines'
import { answerAt } from '@lading/domain/filing/form-path'
import { useToday } from '#lib/today.ts'
import { Mark } from '#ui/facts/Mark.tsx'
import { answersOf } from '../../draft/draft-form.ts'
import { LinesEditor } from '../../report/lines/LinesEditor.tsx'
import { AnswerWords } from './AnswerWords.tsx'
import { FromTheAgency } from './FromTheAgency.tsx'
import { dayWords, openDayFaultOf } from '../../requirements/document-days.ts'
import { RequirementFiles } from '../../requirements/RequirementFiles.tsx'
import { ReturnedAnswer } from './ReturnedAnswer.tsx'
import { ReturnedSection } from './ReturnedSection.tsx'

interface Props {
  readonly item: ReturnedItem
  readonly filing: Filing
  readonly onChanged: (filing: Filing) => void
  /** Told while something is typed here and not saved: the answer itself, or the words beside it. */
  readonly onUnsaved: (place: string, is: boolean) => void
}

/** One item that came back: the remark, the new file or the new answer, and words beside or instead. */
export function ReturnedItemCard({ item, filing, onChanged, onUnsaved }: Props) {
  const line = filing.requirements.find((one) => one.code === item.code)
  const isAnswered = item.answered_at !== null
  const today = useToday()
  const lines = lineSectionOf(filing.type, filing.agency, item.code)
  return (
    <ReturnedSection
      title={titleOf(item, filing)}
      anchor={`return-${item.id}`}
      mark={<ItemState isAnswered={isAnswered} fault={line && dayFaultAt(filing, line, today)} />}
    >
      <FromTheAgency words={item.remark} tone={isAnswered ? 'idle' : 'client'} />
      {item.kind === 'document' && line && <RequirementFiles line={line} filing={filing} onChanged={onChanged} />}
      {lines && <LinesEditor filing={filing} section={lines} onSaved={onChanged} />}
      {item.kind === 'field' && <ReturnedAnswer {...{ item, filing, onChanged, onUnsaved }} />}
      <AnswerWords {...{ item, filing, onChanged, onUnsaved }} />
    </ReturnedSection>
  )
}

/** A new file whose day is missing or wrong still stops the answer. */
function dayFaultAt(filing: Filing, line: RequirementLine, today: PlainDate): DayFault | undefined {
  return openDayFaultOf(
    line,
    today,
    line.files.filter(({ round }) => round > filing.resubmissions),
  )
}

function ItemState({ isAnswered, fault }: { isAnswered: boolean; fault: DayFault | undefined }) {
  if (!isAnswered) return <Mark tone="client">Needed</Mark>
  return fault ? <Mark tone="client">{dayWords[fault.kind]}</Mark> : <Mark tone="done">Answered</Mark>
}

/** `Hours of training, Teresa Villanueva`: an answer of a row says whose it is. */
function titleOf({ label, code, kind }: ReturnedItem, filing: Filing): string {
  const [group, key, column] = code.split('.')
  if (kind !== 'field' || column === undefined) return label
  const row = answerAt(answersOf(filing), `${group}.${key}`) as { name?: string } | null
  return row?.name ? `${label}, ${row.name}` : label
}
