import type { HeldAccreditation } from '@lading/contract/businesses'
import { scopeText } from '@lading/domain/transactions/scope'
import { sideLabels } from '@lading/domain/transactions/labels'
import { dayText } from '#lib/format.ts'
import { StatusBadge } from '#ui/StatusBadge.tsx'
import './businesses.css'

/** The accreditations of a business in a few lines: side, status, scope, number and validity. */
export function HeldAccreditations({ accreditations }: { accreditations: readonly HeldAccreditation[] }) {
  if (accreditations.length === 0) return <p className="dim">No accreditation yet.</p>
  return (
    <ul className="held">
      {accreditations.map((one) => (
        <li key={one.id}>
          <span className="held-head">
            <b>{sideLabels[one.agency].name}</b>
            <StatusBadge status={one.status} plain size="sm" />
          </span>
          <span className="dim">
            {scopeText(one) || 'Scope not chosen'}
            {one.number && (
              <>
                {' '}
                · <span className="num">{one.number}</span>
              </>
            )}
            {one.expiry_date && <> · valid until {dayText(one.expiry_date)}</>}
          </span>
        </li>
      ))}
    </ul>
  )
}
