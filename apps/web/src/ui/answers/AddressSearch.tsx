import type { AddressPlace, Place } from '@lading/contract/reference'
import { Select, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { foundPlaces } from '#lib/places.ts'
import { useBound } from '../forms/bound.ts'
import { useFormScope } from './form-scope.ts'
import { useAddress } from './use-address.ts'

const WAIT_MS = 250

/** One field that finds a barangay or a city by some of its letters, fills in the lists below, and leads to the street. */
export function AddressSearch({ prefix }: { prefix: string }) {
  const fill = useAddress(prefix)
  const { at } = useFormScope()
  const street = useBound(`${at}${prefix}street`).id
  const [text, setText] = useState('')
  const [filled, setFilled] = useState<AddressPlace>()
  const [q] = useDebouncedValue(text.trim(), WAIT_MS)
  const { data = [], isError, isFetching } = useQuery(foundPlaces(q))
  const isSettled = q === text.trim() && !isFetching
  const choose = (code: string | null) => {
    const found = data.find((one) => codeOf(one) === code)
    if (!found) return
    fill(found)
    setFilled(found)
    setText('')
    setTimeout(() => document.getElementById(street)?.focus()) // the list of places takes the focus back as it closes
  }
  return (
    <div data-wide>
      <Select
        data-search
        label="Find the barangay or city"
        description="Type some letters of each name, such as “bangkal makati”. The street comes next."
        placeholder="Barangay, city"
        searchable
        autoComplete="off"
        value={null}
        searchValue={text}
        onSearchChange={setText}
        onChange={choose}
        rightSection={<span />}
        filter={({ options }) => options}
        data={data.map((one) => ({ value: codeOf(one), label: partsOf(one).join(', ') }))}
        nothingFoundMessage={
          isError ? 'The search failed. Use the lists below.' : q.length > 1 && isSettled ? 'No place found' : undefined
        }
      />
      <Text size="xs" c="dimmed" mt={filled ? 6 : 0} role="status">
        {filled && `Filled in: ${partsOf(filled).join(', ')}.`}
      </Text>
    </div>
  )
}

const codeOf = ({ barangay, city }: AddressPlace) => barangay?.code ?? city.code

/** From the smallest to the largest; a city that is its own province is named once. */
const partsOf = ({ barangay, city, province, region }: AddressPlace) => [
  ...new Set(
    [barangay, city, province, region].filter((place): place is Place => place !== null).map(({ name }) => name),
  ),
]
