import type { PlaceOnMap } from '@lading/contract/maps'
import { type Coordinates, coordinatesText } from '@lading/domain/business/coordinates'
import { Button, Flex, Text } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useCityOnMap } from '#lib/places.ts'
import { ErrorState } from '../messages/ErrorState.tsx'
import { MapBox } from './MapBox.tsx'
import classes from './PinMap.module.css'
import { useLateMap } from './use-late-map.ts'

interface Props {
  readonly at: Coordinates | undefined
  /** Puts the pin elsewhere, or takes it away; absent where it may only be looked at. */
  readonly onMove: ((at: Coordinates | undefined) => void) | undefined
  /** The city of the address: the map begins there while nothing is pinned. */
  readonly city?: { readonly code: string; readonly name: string }
}

const NO_CITY = { code: '', name: '' }

/** How close the map goes to what is known of the city. */
const CLOSE = { city: 12, province: 9, region: 7 } as const

/** A map with the pin of an address: put by a click, dragged, moved by the arrow keys, and said in degrees. */
export function PinMap({ at, onMove, city = NO_CITY }: Props) {
  const move = useRef(onMove)
  /** Where the button put the pin: a place to begin, and no office. */
  const [placed, setPlaced] = useState('')
  useEffect(() => void (move.current = onMove), [onMove])
  const isOpen = onMove !== undefined
  const { box, map, hasFailed } = useLateMap(
    async () => {
      const { drawPin } = await import('./draw-pin.ts')
      return (inBox, tiles) => drawPin(inBox, tiles, isOpen ? (to) => move.current?.(to) : undefined)
    },
    isOpen ? 'open' : 'closed',
  )
  const [latitude, longitude] = at ?? []
  useEffect(() => {
    map?.show(latitude === undefined || longitude === undefined ? undefined : [latitude, longitude])
  }, [map, latitude, longitude])
  const isPinned = at !== undefined
  const near = useCityOnMap(city.code, isOpen && map !== undefined && !isPinned)
  useEffect(() => {
    if (map && near && !isPinned) map.lookAt([near.latitude, near.longitude], CLOSE[near.level])
  }, [map, near, isPinned])
  if (hasFailed)
    return <ErrorState message="The map could not be loaded. Enter the coordinates, or reload the page to try again." />
  const isUnmoved = at !== undefined && coordinatesText(at) === placed
  const place = () => {
    if (!map) return
    const land = map.landInMiddle()
    map.show(land)
    map.focusPin()
    setPlaced(coordinatesText(land))
    onMove?.(land)
  }
  return (
    <div>
      <MapBox className={classes.low} ref={box} label="Map with the pin of the address" />
      <Flex justify="space-between" align="center" gap="xs" wrap="wrap" mt="xs">
        <div>
          <Text size="sm" role="status">
            {at ? `Pin at ${coordinatesText(at)}.` : `No pin yet.${isOpen ? whatIsShown(city, near) : ''}`}
            {isUnmoved && ' Move it to the office: the position of the city is not on record.'}
            {at &&
              map?.isOffLand(at) &&
              ' This is not on land in the Philippines: move the pin, or correct the degrees.'}
          </Text>
          {isOpen && (
            <Text size="xs" c="dimmed">
              Click where the office stands or enter the degrees; drag the pin or use the arrow keys to move it. The pin
              sets latitude and longitude only: region, province, city and barangay are chosen in the lists above.
            </Text>
          )}
        </div>
        {isOpen && (
          <Button variant="default" size="xs" disabled={!map} onClick={at ? () => onMove(undefined) : place}>
            {at ? 'Remove pin' : 'Place pin'}
          </Button>
        )}
      </Flex>
    </div>
  )
}

function whatIsShown({ code, name }: typeof NO_CITY, near: PlaceOnMap | null | undefined): string {
  if (code === '') return ' Choose the city above, and the map begins there if its place is known.'
  if (near === undefined) return ''
  return near ? ` The map shows ${near.name}.` : ` The position of ${name} is not on record: find it on the map.`
}
