import { mapOffices, type FoundPlace, type MapWindow, type Office } from '@lading/contract/maps'
import { Grid, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { query } from '#lib/api.ts'
import { nothingRead } from '#lib/nothing-read.ts'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { PageSkeleton } from '#ui/layout/PageSkeleton.tsx'
import { AddressSearch } from './AddressSearch.tsx'
import { MapCanvas } from './MapCanvas.tsx'
import { OfficeList } from './OfficeList.tsx'
import { pinOf, type MapPin } from './map-pin.ts'

/** Offices and branches of forwarders on a map; the list beside it says the same without one. */
export default function MapsPage() {
  const { data } = useQuery({ ...query(mapOffices), throwOnError: nothingRead })
  const [chosen, setChosen] = useState<MapPin>()
  const [view, setView] = useState<MapWindow>()
  const ofView = useQuery({ ...query(mapOffices, { query: view ?? {} }), enabled: data?.is_more && view !== undefined })
  // As many as fit are read once; of more, those in the part of the map that is in view.
  const isOfView = data?.is_more === true && ofView.data !== undefined
  const shown = isOfView ? ofView.data : data
  const pins = useMemo(() => shown?.data.flatMap((office) => pinOf(office) ?? []) ?? [], [shown])
  if (!shown) return <PageSkeleton />
  const show = (place: Office | FoundPlace) => setChosen(pinOf(place))
  return (
    <Stack gap="lg">
      <PageHeader
        title="Maps"
        subtitle="Offices and branches of forwarders accredited today. Each location is as pinned by the business."
      />
      <Grid gap="lg">
        <Grid.Col span={{ base: 12, md: 5, lg: 4 }} order={{ base: 2, md: 1 }}>
          <Stack gap="lg">
            <AddressSearch onShow={show} />
            <OfficeList found={shown} isOfView={isOfView} {...(chosen && { chosen: chosen.key })} onShow={show} />
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 7, lg: 8 }} order={{ base: 1, md: 2 }}>
          <MapCanvas pins={pins} chosen={chosen} onChoose={setChosen} onView={setView} />
        </Grid.Col>
      </Grid>
    </Stack>
  )
}
