import { Stack } from '@mantine/core'
import type { Field } from '@lading/contract/forms/field-kinds'
import { coordinatesOf, degreesText } from '@lading/domain/business/coordinates'
import { useBound } from '../forms/bound.ts'
import { PinMap } from '../map/PinMap.tsx'
import { AnswerField } from './AnswerField.tsx'
import { useFormScope } from './form-scope.ts'

interface Props {
  readonly prefix: string
  readonly latitude: Field
  readonly longitude: Field
}

/** Where an address is pinned: both degrees to be typed, and the map that says the same. */
export function PinFields({ prefix, latitude, longitude }: Props) {
  const { at, isOpen } = useFormScope()
  const north = useBound<string | null>(`${at}${prefix}latitude`)
  const east = useBound<string | null>(`${at}${prefix}longitude`)
  const city = {
    code: useBound<string | null>(`${at}${prefix}city_code`).value ?? '',
    name: useBound<string | null>(`${at}${prefix}city_name`).value ?? '',
  }
  const pin = coordinatesOf(north.value ?? '', east.value ?? '')
  const canMove = isOpen(`${prefix}latitude`) && isOpen(`${prefix}longitude`)
  const move = (to: typeof pin) => {
    north.set(to ? degreesText(to[0]) : '')
    east.set(to ? degreesText(to[1]) : '')
  }
  return (
    <Stack data-wide gap="lg">
      <div className="fields">
        <AnswerField path={`${prefix}latitude`} field={latitude} />
        <AnswerField path={`${prefix}longitude`} field={longitude} />
      </div>
      {(canMove || pin) && <PinMap at={pin} city={city} onMove={canMove ? move : undefined} />}
    </Stack>
  )
}
