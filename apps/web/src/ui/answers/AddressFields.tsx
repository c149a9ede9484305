import type { Place } from '@lading/contract/reference'
import type { Field } from '@lading/contract/forms/field-kinds'
import { proposedZip } from '@lading/domain/business/zip-code'
import { Anchor, Autocomplete, Select, Text } from '@mantine/core'
import { useEffect, useEffectEvent, useRef } from 'react'
import { ensure } from '@lading/domain/ensure'
import { type PlaceLevel, usePlaces, useZipCodes } from '#lib/places.ts'
import { useBound } from '../forms/bound.ts'
import { useField } from '../forms/fields/Fields.tsx'
import { AnswerField, useAnswer } from './AnswerField.tsx'
import { AddressSearch } from './AddressSearch.tsx'
import { useFormScope } from './form-scope.ts'
import { levels, useAddress } from './use-address.ts'

const above: Record<PlaceLevel, string> = {
  region: '',
  province: 'Choose the region first.',
  city: 'Choose the province or district first.',
  barangay: 'Choose the city or municipality first.',
}

interface Props {
  /** What stands before the names of the address in the profile: '' or `branches.0.`. */
  readonly prefix: string
  /** The fields of an address, by their names: `region_code` to `zip_code`. */
  readonly fields: Readonly<Record<string, Field>>
}

/** A search over all; region, province, city, barangay, each offering what lies in the one before; street and ZIP code. */
export function AddressFields({ prefix, fields }: Props) {
  const { isOpen } = useFormScope()
  return (
    <>
      {levels.every((level) => isOpen(`${prefix}${level}_code`)) && <AddressSearch prefix={prefix} />}
      {levels.map((level) => (
        <PlaceField
          key={level}
          prefix={prefix}
          level={level}
          field={ensure(fields[`${level}_code`], `field ${level}_code`)}
        />
      ))}
      <AnswerField path={`${prefix}street`} field={ensure(fields['street'], 'field street')} />
      <ZipField prefix={prefix} field={ensure(fields['zip_code'], 'field zip_code')} />
    </>
  )
}

function PlaceField({ prefix, level, field }: { prefix: string; level: PlaceLevel; field: Field }) {
  const { at } = useFormScope()
  const answer = useAnswer(`${prefix}${level}_code`, field)
  const { value, set, shared } = useField<string | null>(answer)
  const name = useBound<string>(`${at}${prefix}${level}_name`)
  const upper = levels[levels.indexOf(level) - 1] ?? 'region'
  const within = useBound<string | null>(`${at}${prefix}${upper}_code`).value ?? ''
  const put = useAddress(prefix)
  const { data, isLoading, isError } = usePlaces(level, within)

  const isShut = level !== 'region' && within === ''
  const choose = (code: string | null) => {
    if (code === null || code === value) return
    // Choosing another region leaves no province of the former one behind, and so on down to the barangay.
    put(Object.fromEntries(levels.slice(levels.indexOf(level) + 1).map((below) => [below, null])))
    name.set(data?.find((place) => place.code === code)?.name ?? '')
    set(code)
  }
  return (
    <Select
      {...shared}
      searchable
      allowDeselect={false}
      disabled={shared.disabled || isShut}
      description={isError ? 'The list could not be loaded. Try again in a moment.' : isShut ? above[level] : undefined}
      placeholder={isLoading ? 'Loading…' : 'Choose'}
      nothingFoundMessage="No results"
      data={choicesOf(data, value, name.value)}
      value={value || null}
      onChange={choose}
    />
  )
}

/** While the list is on its way, what was filed stands in for it. */
function choicesOf(places: readonly Place[] | undefined, code: string | null, name: string) {
  const shown = places ?? (code ? [{ code, name }] : [])
  return shown.map((place) => ({ value: place.code, label: place.name }))
}

/** The ZIP code: proposed from the barangay while nothing is answered, and never changed on one's own after that. */
function ZipField({ prefix, field }: { prefix: string; field: Field }) {
  const { at } = useFormScope()
  const { value, set, shared } = useField<string | null>(useAnswer(`${prefix}zip_code`, field))
  const city = useBound<string | null>(`${at}${prefix}city_code`).value ?? ''
  const barangay = useBound<string | null>(`${at}${prefix}barangay_name`).value ?? ''
  const { data = [] } = useZipCodes(city)
  const placeOf = new Map(data.map(({ zip, place }) => [zip, place]))
  const proposal = proposedZip(data, barangay)
  const isOther = Boolean(value) && data.length > 0 && !placeOf.has(value ?? '')
  const isAnswered = useRef(Boolean(value))
  // A row moves up when one before it is removed: it is answered where it stands now.
  const choose = (zip: string) => {
    isAnswered.current = true
    set(zip)
  }
  const propose = useEffectEvent(choose)
  useEffect(() => {
    // An answer may also come later, from another tab or from what was kept on this device.
    if (value) isAnswered.current = true
    if (!isAnswered.current && !shared.disabled && proposal !== undefined) propose(proposal)
  }, [proposal, shared.disabled, value])
  return (
    <div>
      <Autocomplete
        {...shared}
        inputMode="numeric"
        maxLength={4}
        data={[...placeOf.keys()]}
        renderOption={({ option }) => (
          <span>
            <span className="num">{option.value}</span> {placeOf.get(option.value)}
          </span>
        )}
        value={value ?? ''}
        onChange={choose}
      />
      <Text size="xs" c="dimmed" role="status">
        {isOther && 'This ZIP code is not listed for the city you chose. Check it. '}
        {value && value === proposal && 'Proposed from the barangay. '}
        {proposal !== undefined && value !== proposal && !shared.disabled && (
          <Anchor component="button" type="button" size="xs" onClick={() => choose(proposal)}>
            Use {proposal}
          </Anchor>
        )}
      </Text>
    </div>
  )
}
