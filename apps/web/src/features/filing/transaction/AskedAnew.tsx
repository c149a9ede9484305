import type { Filing } from '@lading/contract/filing'
import { RequirementItem } from '../requirements/RequirementItem.tsx'

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
    <section className="returned" aria-labelledby="asked-anew">
      <div className="req-head">
        <h3 id="asked-anew">Asked because of your new answers</h3>
      </div>
      <ul className="reqs">
        {lines.map((line) => (
          <RequirementItem key={line.code} line={line} filing={filing} onChanged={onChanged} />
        ))}
      </ul>
    </section>
  )
}
