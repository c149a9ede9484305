import type { Filing } from '@lading/contract/filing/filing'
import { RequirementList } from '../../requirements/RequirementItem.tsx'
import { ReturnedSection } from './ReturnedSection.tsx'

interface Props {
  readonly filing: Filing
  readonly onChanged: (filing: Filing) => void
}

/** The documents that only the new answers ask for: nothing came back, but they are open. */
export function askedAnew({ requirements, returns }: Filing) {
  const returned = new Set(returns.filter(({ kind }) => kind === 'document').map(({ code }) => code))
  return requirements.filter((line) => line.is_open && !returned.has(line.code))
}

/** What the new answers ask for besides, each document with its files. */
export function AskedAnew({ filing, onChanged }: Props) {
  const lines = askedAnew(filing)
  if (lines.length === 0) return null
  return (
    <ReturnedSection title="Required because of your new answers">
      <RequirementList lines={lines} filing={filing} onChanged={onChanged} />
    </ReturnedSection>
  )
}
