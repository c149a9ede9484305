import type { Office } from '@lading/contract/maps'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Pane } from '#ui/Pane.tsx'
import { titleOf } from './pinned.ts'

interface Props {
  readonly offices: readonly Office[]
  /** The key of the office shown on the map. */
  readonly chosen?: string
  readonly onShow: (office: Office) => void
}

/** The same as the map, as a list: what is pinned is shown there by a press. */
export function OfficeList({ offices, chosen, onShow }: Props) {
  if (offices.length === 0)
    return (
      <Pane>
        <EmptyState title="No office yet" hint="Offices stand here once a forwarder is accredited." />
      </Pane>
    )
  return (
    <Pane title="Offices and branches" subtitle={`${offices.length} in all`}>
      <ul className="maps-list">
        {offices.map((office) => (
          <li key={office.key}>
            {office.latitude === null ? (
              <div>
                <b>{titleOf(office)}</b>
                <small>{office.address || 'No address'}</small>
                <small>Not pinned yet: it is not on the map.</small>
              </div>
            ) : (
              <button type="button" aria-pressed={office.key === chosen} onClick={() => onShow(office)}>
                <b>{titleOf(office)}</b>
                <small>{office.address}</small>
              </button>
            )}
          </li>
        ))}
      </ul>
    </Pane>
  )
}
