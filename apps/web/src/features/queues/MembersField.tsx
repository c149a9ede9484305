import { queueStaff } from '@lading/contract/queues'
import { Checkbox, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { query } from '#lib/api.ts'
import { ErrorState } from '#ui/messages/ErrorState.tsx'
import { useField, type FieldProps } from '#ui/forms/fields/Fields.tsx'
import { PageSkeleton } from '#ui/layout/PageSkeleton.tsx'
import type { Agency } from '@lading/domain/transactions/agency'

/** The evaluators of an agency, to be ticked. The value is the list of their ids. */
export function MembersField({ agency, ...field }: FieldProps & { agency: Agency }) {
  const { value, set, shared } = useField<readonly number[]>(field)
  const { data, error, refetch } = useQuery(query(queueStaff, { query: { agency } }))
  if (error && !data) return <ErrorState message={error.message} onRetry={() => void refetch()} />
  if (!data) return <PageSkeleton />
  if (data.data.length === 0)
    return (
      <Text inherit c="dimmed">
        This agency has no evaluator yet.
      </Text>
    )
  return (
    <Checkbox.Group
      {...shared}
      labelProps={{ className: 'vh' }}
      value={value.map(String)}
      onChange={(chosen) => set(chosen.map(Number))}
    >
      <Stack gap="xs" mt="xs">
        {data.data.map(({ user_id, name, position_title }) => (
          <Checkbox key={user_id} value={String(user_id)} label={name} description={position_title} />
        ))}
      </Stack>
    </Checkbox.Group>
  )
}
