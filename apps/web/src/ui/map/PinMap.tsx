import { type Coordinates, coordinatesText } from '@lading/domain/business/coordinates'
import { Button, Flex, Text } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { ErrorState } from '../messages/ErrorState.tsx'
import { MapBox } from './MapBox.tsx'
import classes from './PinMap.module.css'
import { useLateMap } from './use-late-map.ts'

interface Props {
  readonly at: Coordinates | undefined
  /** Puts the pin elsewhere, or takes it away; absent where it may only be looked at. */
  readonly onMove: ((at: Coordinates | undefined) => void) | undefined
}

/** A map with the pin of an address: put by a click, dragged, moved by the arrow keys, and said in degrees. */
export function PinMap({ at, onMove }: Props) {
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
            {at ? `Pin at ${coordinatesText(at)}.` : 'No pin yet.'}
            {isUnmoved && ' Move it to the office: the portal does not know where that is.'}
            {at &&
              map?.isOffLand(at) &&
              ' This is not on land in the Philippines: move the pin, or correct the degrees.'}
          </Text>
          {isOpen && (
            <Text size="xs" c="dimmed">
              Click where the office stands or enter the degrees; drag the pin or use the arrow keys to move it.
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
