import { Text } from '@mantine/core'
import { answerText, type Field } from '@lading/contract/forms/field-kinds'
import type { FormParts } from '@lading/contract/forms/form-definition'
import { peso } from '@lading/domain/payments/money'
import type { ReactNode } from 'react'
import { dayText } from '#lib/format.ts'
import { useCountries } from '#lib/places.ts'
import { Facts } from '../Facts.tsx'
import { Pane } from '../Pane.tsx'
import { answerIn, isRead, rowsIn, sectionOf } from './answers.ts'
import { GroupFacts } from './GroupFacts.tsx'

interface Props {
  readonly form: FormParts
  readonly answers: object
  /** A link at the right of each section's title, where the reader may change it. */
  readonly aside?: (section: string) => ReactNode
}

/** The answers to a form to be read: the same sections, labels and order as the form. Empty lists are left out. */
export function FormFacts({ form, answers, aside }: Props) {
  return (
    <div className="stack">
      {Object.entries(form.sections).map(([section, title]) => (
        <OneSection key={section} {...{ form, answers, section, title }} aside={aside?.(section)} />
      ))}
    </div>
  )
}

interface SectionProps {
  readonly form: FormParts
  readonly answers: object
  readonly section: string
  readonly title: string
  readonly aside: ReactNode
}

function OneSection({ form, answers, section, title, aside }: SectionProps) {
  const shown = useShown()
  const columns = form.groups[section]
  if (columns) {
    const rows = rowsIn(answers, section)
    return rows.length === 0 ? null : (
      <Pane title={title} aside={aside}>
        <GroupFacts columns={columns} rows={rows} shown={shown} />
      </Pane>
    )
  }
  const fields = sectionOf(form, section)
  // The scope stands in the heading of whatever carries it, in words.
  if (Object.values(fields).every(({ kind }) => kind === 'scope')) return null
  return (
    <Pane title={title} aside={aside}>
      <SectionFacts fields={fields} answers={answers} />
    </Pane>
  )
}

/** The answers of one section, under their labels. */
export function SectionFacts({ fields, answers }: { fields: Readonly<Record<string, Field>>; answers: object }) {
  const shown = useShown()
  const read = Object.entries(fields).filter(([, field]) => isRead(field))
  if (read.every(([name]) => isBlank(answerIn(answers, name))))
    return (
      <Text size="sm" c="dimmed">
        Nothing filled in yet.
      </Text>
    )
  return <Facts rows={read.map(([name, field]) => [field.label, shown(field, answerIn(answers, name))])} />
}

/** How an answer is read: money, days, counts and countries as people write them; '' where there is none. */
export function useShown(): (field: Field, value: unknown) => string {
  const { data = [] } = useCountries()
  return (field, value) => {
    const text = answerText(field, value)
    if (text === '') return ''
    if (field.kind === 'money') return peso(text)
    if (field.kind === 'percent') return `${text} %`
    if (field.kind === 'count' || field.kind === 'area') return Number(text).toLocaleString('en-US')
    if (field.kind === 'day' || field.kind === 'past-day') return dayText(text)
    if (field.kind === 'country') return data.find(({ code }) => code === text)?.name ?? text
    return text
  }
}

const isBlank = (value: unknown) => value === '' || value === null || value === undefined
