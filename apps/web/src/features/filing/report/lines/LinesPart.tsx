import type { Filing } from '@lading/contract/filing/filing'
import { linesOf, noneOf } from '@lading/contract/forms/lines/line-fields'
import type { LineSection } from '@lading/contract/forms/lines/line-section'
import { FieldList } from '#ui/answers/FieldList.tsx'
import { sectionOf } from '#ui/answers/answers.ts'
import { SectionFacts } from '#ui/answers/FormFacts.tsx'
import { Pane } from '#ui/layout/Pane.tsx'
import { answersOf, formOf } from '../../draft/draft-form.ts'
import type { Draft } from '../../draft/use-draft.ts'
import { LinesEditor } from './LinesEditor.tsx'

interface Props {
  readonly filing: Filing
  readonly draft: Draft
  readonly section: LineSection
}

/** A section of a report that consists of lines: its totals as the lines stand, and the lines themselves. */
export function LinesPart({ filing, draft, section }: Props) {
  const form = formOf(filing)
  const answers = answersOf(filing)
  const fields = sectionOf(form, section.name)
  const none = fields[noneOf(section)]
  const there = Number(answers[linesOf(section)] ?? 0)
  const computed = Object.fromEntries(Object.entries(fields).filter(([, field]) => field.computed === 'shown'))
  const isFlagged = answers[noneOf(section)] === true
  return (
    <>
      {none && (there === 0 || isFlagged) && (
        <Pane title={section.title}>
          <div className="fields">
            <FieldList fields={{ [noneOf(section)]: none }} />
          </div>
        </Pane>
      )}
      {there > 0 && (
        <Pane title={`Totals of ${section.title}`} subtitle="Added up from the lines.">
          <SectionFacts fields={computed} answers={answers} register={null} />
        </Pane>
      )}
      {(!isFlagged || there > 0) && (
        <Pane title="Lines" subtitle={section.help}>
          <LinesEditor filing={filing} section={section} onSaved={draft.refresh} />
        </Pane>
      )}
    </>
  )
}
