import { Container, Title } from '@mantine/core'
import { useLoaderData, useNavigation, useRevalidator, useSearchParams } from 'react-router'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { DirectoryFilters } from './DirectoryFilters.tsx'
import { ForwarderEntry } from './ForwarderEntry.tsx'
import { PageLinks } from './PageLinks.tsx'
import { ENTRIES_A_PAGE, loadDirectory, type DirectoryAnswer } from './load-directory.ts'
import './directory.css'

/** Everyone who may act as a freight forwarder today: searched, narrowed and turned page by page in the address. */
export default function DirectoryPage() {
  const answer = useLoaderData<DirectoryAnswer>()
  const isBusy = useNavigation().state === 'loading'
  return (
    <Container size="lg" className="directory">
      <Title order={1}>Accredited freight forwarders</Title>
      <p className="directory-lead">
        Only businesses whose accreditation is in force today appear here. Suspended and revoked ones leave the list at
        once.
      </p>
      <div className="directory-columns">
        <DirectoryFilters />
        <section aria-label="Forwarders" aria-busy={isBusy} data-busy={isBusy || undefined}>
          <Entries answer={answer} />
        </section>
      </div>
    </Container>
  )
}

function Entries({ answer }: { answer: DirectoryAnswer }) {
  const { revalidate } = useRevalidator()
  if ('failure' in answer) return <ErrorState message={answer.failure} onRetry={() => void revalidate()} />
  const { data, total, page } = answer
  if (total === 0) return <NobodyFits />
  const first = (page - 1) * ENTRIES_A_PAGE + 1
  return (
    <>
      <p className="directory-count num" role="status">
        {total === 1
          ? '1 forwarder'
          : `${first} to ${first + data.length - 1} of ${total.toLocaleString('en-US')} forwarders`}
      </p>
      <ol className="entries">
        {data.map((entry) => (
          <ForwarderEntry key={entry.accreditation_id} entry={entry} />
        ))}
      </ol>
      <PageLinks page={page} pages={Math.ceil(total / ENTRIES_A_PAGE)} />
    </>
  )
}

function NobodyFits() {
  const [address, setAddress] = useSearchParams()
  const isNarrowed = ['search', 'scope', 'kind', 'page'].some((name) => address.get(name))
  return (
    <>
      <p className="directory-count" role="status">
        No forwarder found
      </p>
      <div className="pane">
        {isNarrowed ? (
          <EmptyState
            title="Nobody fits"
            hint="Check the spelling, or search for a part of the name or the certificate number. Whoever is not listed is not accredited today."
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
      </div>
    </>
  )
}

export { loadDirectory as loader }
