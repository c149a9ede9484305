import type { LineAnswers, LineSection } from '@lading/contract/forms/lines/line-section'
import { BeforeAfter } from '#ui/answers/BeforeAfter.tsx'
import { Facts } from '#ui/facts/Facts.tsx'
import { useFigures, useLineWords } from './line-columns.tsx'

interface Props {
  readonly section: LineSection
  /** As it was filed; null where it was not. */
  readonly filed: LineAnswers | null
  /** As it stands; null where it was removed. */
  readonly now: LineAnswers | null
}

/** One line with its figures; where one differs from what was filed, that stands before it. */
export function LineComparison({ section, filed, now }: Props) {
  const words = useLineWords(section)
  const figures = useFigures(section)
  const told = (text: (answers: LineAnswers) => string) => {
    const [before, after] = [filed && text(filed), now && text(now)]
    if (before === null || after === null || before === after) return after ?? before
    return <BeforeAfter before={before} after={after} />
  }
  return (
    <Facts
      rows={[[section.line, told(words), 'whole'], ...figures.map(({ header, text }) => [header, told(text)] as const)]}
    />
  )
}
