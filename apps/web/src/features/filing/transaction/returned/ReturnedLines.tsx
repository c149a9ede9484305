import type { Filing } from '@lading/contract/filing/filing'
import { linesOf, noneOf } from '@lading/contract/forms/lines/line-fields'
import type { LineSection } from '@lading/contract/forms/lines/line-section'
import { Text } from '@mantine/core'
import { ensure } from '@lading/domain/ensure'
import { useState } from 'react'
import { Mark } from '#ui/facts/Mark.tsx'
import { LinesEditor } from '../../report/lines/LinesEditor.tsx'
import type { ReturnedLine } from '../../report/lines/returned-lines.ts'
import { LineState } from './LineState.tsx'
import { LineStepper } from './LineStepper.tsx'
import { ReturnedAnswer } from './ReturnedAnswer.tsx'
import { ReturnedLineCard } from './ReturnedLineCard.tsx'
import { ReturnedSection } from './ReturnedSection.tsx'

interface Props {
  readonly section: LineSection
  readonly items: readonly ReturnedLine[]
  readonly filing: Filing
  readonly onChanged: (filing: Filing) => void
  readonly onUnsaved: (place: string, is: boolean) => void
}

/** The lines of a section that came back: one remark after the other, and below them all lines of the section. */
export function ReturnedLines({ section, items, filing, onChanged, onUnsaved }: Props) {
  const open = items.filter(({ answered_at }) => answered_at === null)
  const [at, setAt] = useState(() => (open[0] ?? items[0])?.number)
  const item = items.find(({ number }) => number === at) ?? ensure(items[0], 'a line that came back')
  const mark = (number: number) => {
    const one = items.find((line) => line.number === number)
    return one && <LineState isAnswered={one.answered_at !== null} />
  }
  const isWhole = filing.returns.some(({ kind, code }) => kind === 'field' && code === section.name)
  return (
    <ReturnedSection
      title={`${section.title}: ${items.length === 1 ? '1 line' : `${items.length} lines`}`}
      anchor={`return-${items[0]?.id}`}
      mark={
        open.length === 0 ? (
          <Mark tone="done">Answered</Mark>
        ) : (
          <Mark tone="client">{`${items.length - open.length} of ${items.length} answered`}</Mark>
        )
      }
    >
      <LineStepper items={items} at={item.number} onStep={setAt} />
      <ReturnedLineCard key={item.id} {...{ section, item, filing, onChanged, onUnsaved }} />
      {!isWhole && (
        <>
          <Text size="sm">
            You may correct the lines here one by one, paste those that came back under their numbers, or paste the
            section again: lines about the same keep their numbers.
          </Text>
          <NoOperation {...{ section, items, filing, onChanged, onUnsaved }} />
          <LinesEditor filing={filing} section={section} onSaved={onChanged} mark={mark} />
        </>
      )}
    </ReturnedSection>
  )
}

/** A client that removes the last line says that there was no operation. */
function NoOperation({ section, items, filing, ...hearing }: Props) {
  const [first] = items
  const none = noneOf(section)
  const isAsked = section.may_be_none && (!filing.form[linesOf(section)] || filing.form[none] === true)
  if (!first || !isAsked) return null
  return (
    <ReturnedAnswer item={{ ...first, kind: 'field', code: none, label: section.title }} filing={filing} {...hearing} />
  )
}
