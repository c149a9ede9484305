import { searchMap, type FoundPlace } from '@lading/contract/maps'
import { Button, Flex, Text, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { query } from '#lib/api.ts'
import { ErrorState } from '#ui/messages/ErrorState.tsx'
import { Pane } from '#ui/layout/Pane.tsx'
import { PlaceLine, PlaceList } from './PlaceList.tsx'

/** Finds an address by the maps service, or without one among what the portal knows, and says which. */
export function AddressSearch({ onShow }: { onShow: (place: FoundPlace) => void }) {
  const [text, setText] = useState('')
  const [q, setQ] = useState('')
  const { data, error, isFetching, refetch } = useQuery({
    ...query(searchMap, { query: { q } }),
    enabled: q.length > 1,
    retry: false,
  })
  const search = (event: FormEvent) => {
    event.preventDefault()
    setQ(text.trim())
  }
  return (
    <Pane title="Find an address">
      <Flex component="form" gap="xs" role="search" onSubmit={search}>
        <TextInput
          flex={1}
          miw={0}
          type="search"
          aria-label="Address, place or business"
          placeholder="Address or business"
          minLength={2}
          maxLength={100}
          required
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button type="submit" loading={isFetching} leftSection={<IconSearch size={16} aria-hidden />}>
          Search
        </Button>
      </Flex>
      <div role="status">
        {error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
        {data && q && !error && (
          <Text fz="dense" c="dimmed" mt="xs">
            {data.data.length === 0 ? 'Nothing found.' : `${data.data.length} found.`}
            {data.asked === 'portal' &&
              ' No maps service is set up: only offices and the names of regions, provinces, cities and barangays are searched.'}
          </Text>
        )}
      </div>
      {data && q && !error && data.data.length > 0 && (
        <PlaceList>
          {data.data.map((place) => (
            <Found key={`${place.kind} ${place.name} ${place.within}`} place={place} onShow={onShow} />
          ))}
        </PlaceList>
      )}
    </Pane>
  )
}

function Found({ place, onShow }: { place: FoundPlace; onShow: (place: FoundPlace) => void }) {
  const row = [kinds[place.kind], place.within].filter(Boolean).join(' · ')
  return <PlaceLine name={place.name} rows={[row]} onShow={place.latitude === null ? undefined : () => onShow(place)} />
}

const kinds: Readonly<Record<FoundPlace['kind'], string>> = {
  address: '',
  office: 'Office',
  branch: 'Branch',
  region: 'Region',
  province: 'Province',
  city: 'City or municipality',
  barangay: 'Barangay',
}
