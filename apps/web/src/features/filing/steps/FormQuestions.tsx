import { FieldList } from '#ui/answers/FieldList.tsx'
import { SectionFacts } from '#ui/answers/FormFacts.tsx'
import { sectionOf, singleSections } from '#ui/answers/answers.ts'
import { Pane } from '#ui/Pane.tsx'
import { formOf } from '../draft/draft-form.ts'
import type { QuestionsProps } from './DraftSteps.tsx'

/** The questions of a form, part by part; beside each what the register says now, where it says something. */
export function FormQuestions({ filing, section: open }: QuestionsProps) {
  const form = formOf(filing)
  const shown = singleSections(form).filter((section) => open === null || section === open)
  return shown.map((section) => {
    const fields = sectionOf(form, section)
    const known = Object.fromEntries(Object.entries(fields).filter(([name]) => name in (filing.register ?? {})))
    const questions = (
      <Pane title={form.sections[section]}>
        <div className="fields">
          <FieldList fields={fields} />
        </div>
      </Pane>
    )
    if (filing.register === null || Object.keys(known).length === 0) return <div key={section}>{questions}</div>
    return (
      <div className="two" key={section}>
        {questions}
        <Pane title="In the register now">
          <SectionFacts fields={known} answers={filing.register} />
        </Pane>
      </div>
    )
  })
}
