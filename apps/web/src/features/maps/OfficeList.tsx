import type { Office } from '@lading/contract/maps'
import { EmptyState } from '#ui/messages/EmptyState.tsx'
import { Pane } from '#ui/layout/Pane.tsx'
import { titleOf } from './pinned.ts'
import { PlaceLine, PlaceList } from './PlaceList.tsx'

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
        <EmptyState title="No office yet" hint="Offices appear here once a forwarder is accredited." />
      </Pane>
    )
  return (
    <Pane title="Offices and branches" subtitle={`${offices.length} in all`}>
      <PlaceList>
        {offices.map((office) => (
          <PlaceLine
            key={office.key}
            name={titleOf(office)}
            {...(office.latitude === null
              ? {
                  rows: [office.address || 'No address', 'Not pinned yet: it is not on the map.'],
                  onShow: undefined,
                }
              : { rows: [office.address], isShown: office.key === chosen, onShow: () => onShow(office) })}
          />
        ))}
      </PlaceList>
    </Pane>
  )
}
