import type { Filing } from '@lading/contract/filing'
import type { RequirementLine } from '@lading/contract/requirement-lines'
import { Mark } from '#ui/Mark.tsx'
import { RequirementFiles } from './RequirementFiles.tsx'

interface Props {
  readonly line: RequirementLine
  readonly filing: Filing
  readonly onChanged: (filing: Filing) => void
}

/** One line of the checklist: what is asked, why, and its files. */
export function RequirementItem({ line, filing, onChanged }: Props) {
  const { code, name, why, help } = line
  return (
    <li className="req" aria-labelledby={`req-${code}`}>
      <div className="req-head">
        <h3 id={`req-${code}`}>{name}</h3>
        <RequirementState line={line} />
      </div>
      <p className="req-why">
        {why}
        {help && ` ${help}`}
      </p>
      <RequirementFiles line={line} filing={filing} onChanged={onChanged} />
    </li>
  )
}

/** Ready, needed, may follow, optional. */
export function RequirementState({ line }: { line: RequirementLine }) {
  if (line.files.some((file) => file.decision === 'returned')) return <Mark tone="client">Returned</Mark>
  const undated = line.asks_expiry && line.files.some((file) => file.expires_on === null)
  if (undated) return <Mark tone="client">Date needed</Mark>
  if (line.files.length > 0) return <Mark tone="done">Ready</Mark>
  if (!line.mandatory) return <Mark tone="idle">Optional</Mark>
  return <Mark tone="client">{line.may_follow ? 'Needed, may follow' : 'Needed'}</Mark>
}
