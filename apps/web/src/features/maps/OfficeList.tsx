import type { Office } from '@lading/contract/maps'
import { countText } from '#lib/format.ts'
import { EmptyState } from '#ui/messages/EmptyState.tsx'
import { Pane } from '#ui/layout/Pane.tsx'
import { titleOf } from './map-pin.ts'
import { PlaceLine, PlaceList } from './PlaceList.tsx'

interface Props {
  readonly found: Found
  /** Whether these are the offices of the part of the map in view, because there are too many for one list. */
  readonly isOfView: boolean
  /** The key of the office shown on the map. */
  readonly chosen?: string
  readonly onShow: (office: Office) => void
}

interface Found {
  readonly data: readonly Office[]
  readonly total: number
  readonly is_more: boolean
}

/** The same as the map, as a list: what is pinned is shown there by a press. */
export function OfficeList({ found, isOfView, chosen, onShow }: Props) {
  if (found.data.length === 0)
    return (
      <Pane>
        {isOfView ? (
          <EmptyState title="No office here" hint="Move the map, or zoom out." />
        ) : (
          <EmptyState title="No office yet" hint="Offices appear here once a forwarder is accredited." />
        )}
      </Pane>
    )
  return (
    <Pane title="Offices and branches" subtitle={countOf(found, isOfView)}>
      <PlaceList>
        {found.data.map((office) => (
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

function countOf({ data, total, is_more }: Found, isOfView: boolean): string {
  const shown = countText(data.length)
  if (is_more) return `${shown} of more than ${countText(total)}. Zoom in on a place to see all of its offices.`
  return isOfView ? `${shown} in this part of the map. Search for an office that is not pinned.` : `${shown} in all`
}
