import type { Application } from '@lading/contract/applications'
import { RequirementItem } from '../requirements/RequirementItem.tsx'

interface Props {
  readonly application: Application
  readonly onChanged: (application: Application) => void
}

/** The documents that only the new answers ask for: nothing came back, but they are open. */
export function askedAnew({ requirements, returns }: Application) {
  const returned = new Set(returns.filter(({ kind }) => kind === 'document').map(({ code }) => code))
  return requirements.filter((line) => line.is_open && !returned.has(line.code))
}

/** What the new answers ask for besides, each document with its files. */
export function AskedAnew({ application, onChanged }: Props) {
  const lines = askedAnew(application)
  if (lines.length === 0) return null
  return (
    <section className="returned" aria-labelledby="asked-anew">
      <div className="req-head">
        <h3 id="asked-anew">Asked because of your new answers</h3>
      </div>
      <ul className="reqs">
        {lines.map((line) => (
          <RequirementItem key={line.code} line={line} application={application} onChanged={onChanged} />
        ))}
      </ul>
    </section>
  )
}
