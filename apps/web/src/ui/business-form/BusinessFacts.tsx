import {
  businessFields,
  businessGroups,
  businessSections,
  type BusinessGroup,
  type BusinessSection,
} from '@lading/contract/forms/business-fields'
import { answerText, type Field } from '@lading/contract/forms/field-kinds'
import { peso } from '@lading/domain/payments/money'
import type { ReactNode } from 'react'
import { dayText } from '#lib/format'
import { useCountries } from '#lib/places'
import { Facts } from '../Facts.tsx'
import { Pane } from '../Pane.tsx'
import { GroupFacts } from './GroupFacts.tsx'
import { answerIn, isRead } from './answers.ts'
import './business-form.css'
import { type BusinessProfile } from '@lading/contract/forms/business-profile'

interface Props {
  readonly profile: BusinessProfile
  /** A link at the right of each section's title, where the reader may change it. */
  readonly aside?: (section: BusinessSection) => ReactNode
}

/** A business profile to be read: the same sections, labels and order as the form. Empty lists are left out. */
export function BusinessFacts({ profile, aside }: Props) {
  const shown = useShown()
  const sections = Object.keys(businessSections) as BusinessSection[]
  return (
    <div className="stack">
      {sections.map((section) =>
        isGroup(section) ? (
          profile[section].length > 0 && (
            <Pane key={section} title={businessSections[section]} aside={aside?.(section)}>
              <GroupFacts group={section} rows={profile[section]} shown={shown} />
            </Pane>
          )
        ) : (
          <Pane key={section} title={businessSections[section]} aside={aside?.(section)}>
            <SectionFacts section={section} profile={profile} />
          </Pane>
        ),
      )}
    </div>
  )
}

/** The answers of one section, under their labels. */
export function SectionFacts({ section, profile }: { section: BusinessSection; profile: BusinessProfile }) {
  const shown = useShown()
  const fields = Object.entries(businessFields).filter(([, field]) => field.section === section && isRead(field))
  if (fields.every(([name]) => isBlank(answerIn(profile, name))))
    return <p className="unfilled">Nothing filled in yet.</p>
  return <Facts rows={fields.map(([name, field]) => [field.label, shown(field, answerIn(profile, name))])} />
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

const isBlank = (value: unknown) => value === '' || value === null
const isGroup = (section: BusinessSection): section is BusinessGroup => section in businessGroups
