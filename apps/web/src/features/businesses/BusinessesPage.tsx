import { myBusinesses } from '@lading/contract/businesses'
import { Button, Stack } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { query } from '#lib/api.ts'
import { paths } from '@lading/contract/addresses/paths'
import { EmptyState } from '#ui/messages/EmptyState.tsx'
import { Fetched } from '#ui/messages/Fetched.tsx'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { Tiles } from '#ui/layout/Tiles.tsx'
import { BusinessCard } from './BusinessCard.tsx'
import { REGISTERS, RegisterBusinessDialog } from './RegisterBusinessDialog.tsx'

/** The businesses a person works for, and where a new one is registered: the address may open the form at once. */
export default function BusinessesPage() {
  const asked = useQuery(query(myBusinesses))
  const [search, setSearch] = useSearchParams()
  const register = (
    <Button id={REGISTERS} leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setSearch({ register: '' })}>
      Register a business
    </Button>
  )
  return (
    <Stack gap="lg">
      <PageHeader
        title="My businesses"
        subtitle="Register your business once, then apply for its accreditation."
        action={asked.data && asked.data.total > 0 && register}
      />
      <Fetched of={asked}>
        {(data) =>
          data.total === 0 ? (
            <EmptyState
              title="No business yet"
              hint="Register the business that is to be accredited. If it is registered already, ask one of its owners to add you as a business user."
              action={register}
            />
          ) : (
            <Tiles min={320} fit gap="lg">
              {data.data.map((business) => (
                <BusinessCard key={business.id} business={business} />
              ))}
            </Tiles>
          )
        }
      </Fetched>
      {search.has('register') && (
        <RegisterBusinessDialog
          next={search.get('register') === 'apply' ? paths.newApplication : paths.business}
          onClose={() => setSearch({})}
        />
      )}
    </Stack>
  )
}
