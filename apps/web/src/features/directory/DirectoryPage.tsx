import { Box, Container, Flex, Paper, Text, Title } from '@mantine/core'
import { useLoaderData, useNavigation, useRevalidator, useSearchParams } from 'react-router'
import { countText } from '#lib/format.ts'
import { EmptyState } from '#ui/messages/EmptyState.tsx'
import { ErrorState } from '#ui/messages/ErrorState.tsx'
import { Pane } from '#ui/layout/Pane.tsx'
import { DirectoryFilters } from './DirectoryFilters.tsx'
import { ForwarderEntry } from './ForwarderEntry.tsx'
import { PageLinks } from './PageLinks.tsx'
import { ENTRIES_A_PAGE, loadDirectory, type DirectoryAnswer } from './load-directory.ts'
import classes from './DirectoryPage.module.css'

/** Everyone who may act as a freight forwarder today: searched, narrowed and turned page by page in the address. */
export default function DirectoryPage() {
  const answer = useLoaderData<DirectoryAnswer>()
  const isBusy = useNavigation().state === 'loading'
  return (
    <Container size="lg" pt={{ base: 'lg', sm: 48 }} pb={{ base: 48, sm: 64 }}>
      <Title order={1}>Accredited freight forwarders</Title>
      <Text c="dimmed" maw="62ch" mt="sm" mb={36}>
        Only businesses whose accreditation is in force today appear here. Suspended and revoked businesses are removed
        immediately.
      </Text>
      <Flex direction={{ base: 'column', sm: 'row' }} gap="xl">
        <Box w={{ sm: 260 }} flex="none">
          <DirectoryFilters />
        </Box>
        <Box
          component="section"
          flex="1 1 0"
          miw={0}
          aria-label="Forwarders"
          aria-busy={isBusy}
          className={isBusy ? classes.busy : undefined}
        >
          <Entries answer={answer} />
        </Box>
      </Flex>
    </Container>
  )
}

function Entries({ answer }: { answer: DirectoryAnswer }) {
  const { revalidate } = useRevalidator()
  if ('failure' in answer) return <ErrorState message={answer.failure} onRetry={() => void revalidate()} />
  const { data, total, is_more, page } = answer
  if (data.length === 0) return <NobodyFits />
  const first = (page - 1) * ENTRIES_A_PAGE + 1
  return (
    <>
      <Text c="dimmed" size="sm" mb="xs" className="num" role="status">
        {total === 1
          ? '1 forwarder'
          : `${first} to ${first + data.length - 1} of ${is_more ? 'more than ' : ''}${countText(total)} forwarders`}
      </Text>
      <Paper component="ol" m={0} p={0} radius="lg" bd="1px solid var(--line)">
        {data.map((entry) => (
          <ForwarderEntry key={entry.accreditation_id} entry={entry} />
        ))}
      </Paper>
      <PageLinks page={page} pages={Math.ceil(total / ENTRIES_A_PAGE)} />
    </>
  )
}

function NobodyFits() {
  const [address, setAddress] = useSearchParams()
  const isNarrowed = ['search', 'scope', 'kind', 'page'].some((name) => address.get(name))
  return (
    <>
      <Text c="dimmed" size="sm" mb="xs" role="status">
        No forwarder found
      </Text>
      <Pane>
        {isNarrowed ? (
          <EmptyState
            title="No results"
            hint="Check the spelling, or search for a part of the name or the certificate number. A business that is not listed is not accredited today."
            action={
              <button type="button" className="link" onClick={() => setAddress({})}>
                Show all forwarders
              </button>
            }
          />
        ) : (
          <EmptyState
            title="No accreditation is in force yet"
            hint="Forwarders appear here as soon as their certificate is issued."
          />
        )}
      </Pane>
    </>
  )
}

export { loadDirectory as loader }
