import { scopeLabels, scopes } from '@lading/domain/transactions/scope'
import { Flex, Radio, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { useAddress } from '#lib/use-address.ts'

const SETTLED = 300 // milliseconds without a key before the search is sent

/** The search box and the two choices. Every change begins again at page 1, in the address. */
export function DirectoryFilters() {
  const [address, rewrite] = useAddress()
  const change = (name: string, value: string) =>
    rewrite((next) => {
      next.delete('page')
      if (value === '') next.delete(name)
      else next.set(name, value)
    })
  const chosen = useComing(address)
  return (
    <Flex component="search" direction="column" gap="lg">
      <SearchBox search={address.get('search') ?? ''} onSearch={(words) => change('search', words)} />
      {choices.map(({ name, label, options }) => (
        <Radio.Group
          key={name}
          name={name}
          label={label}
          value={chosen.get(name) ?? ''}
          onChange={(value) => change(name, value)}
        >
          <Flex direction={{ base: 'row', sm: 'column' }} wrap="wrap" rowGap="xs" columnGap="lg" mt="xs">
            {options.map((option) => (
              <Radio key={option.value} value={option.value} label={option.label} />
            ))}
          </Flex>
        </Radio.Group>
      ))}
    </Flex>
  )
}

/** What was chosen, also while its answer is still on its way. */
function useComing(address: URLSearchParams): URLSearchParams {
  const coming = useNavigation().location
  const { pathname } = useLocation()
  return coming?.pathname === pathname ? new URLSearchParams(coming.search) : address
}

const choices = [
  {
    name: 'scope',
    label: 'Scope',
    options: [{ value: '', label: 'Any' }, ...scopes.map((value) => ({ value, label: scopeLabels[value] }))],
  },
  {
    name: 'kind',
    label: 'Kind',
    options: [
      { value: '', label: 'Sea and air' },
      { value: 'sea', label: 'Sea freight' },
      { value: 'air', label: 'Airfreight' },
    ],
  },
] as const

function SearchBox({ search, onSearch }: { search: string; onSearch: (words: string) => void }) {
  const box = useRef<HTMLInputElement>(null)
  const send = useDebouncedCallback(onSearch, SETTLED)
  // The address may change by itself: "Show all forwarders", the back button.
  useEffect(() => {
    if (box.current && document.activeElement !== box.current) box.current.value = search
  }, [search])
  return (
    <TextInput
      ref={box}
      type="search"
      label="Business name or certificate number"
      leftSection={<IconSearch size={16} aria-hidden />}
      defaultValue={search}
      maxLength={255}
      onChange={(event) => send(event.currentTarget.value.trim())}
    />
  )
}
