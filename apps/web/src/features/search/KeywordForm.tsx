import { Button, Group, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '@lading/contract/addresses/paths'

/** The box to type another keyword into; the only one on a phone. */
export function KeywordForm({ keyword }: { keyword: string }) {
  const [typed, type] = useState(keyword)
  const navigate = useNavigate()
  const search = (event: FormEvent) => {
    event.preventDefault()
    if (typed.trim()) void navigate(paths.searchTransaction(typed.trim()))
  }
  return (
    <form role="search" onSubmit={search}>
      <Group gap="xs" maw={560} wrap="nowrap">
        <TextInput
          type="search"
          flex={1}
          maxLength={255}
          aria-label="Number or name"
          placeholder="Number or name"
          leftSection={<IconSearch size={16} aria-hidden />}
          value={typed}
          onChange={({ currentTarget }) => type(currentTarget.value)}
        />
        <Button type="submit">Search</Button>
      </Group>
    </form>
  )
}
