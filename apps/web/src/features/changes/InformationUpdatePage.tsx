import { changeOpenings, type ChangeableAccreditation } from '@lading/contract/changes'
import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { query } from '#lib/api.ts'
import { ErrorState } from '#ui/ErrorState.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { PageSkeleton } from '#ui/PageSkeleton.tsx'
import { Pane } from '#ui/Pane.tsx'
import { OwnTransactions } from '../filing/OwnTransactions.tsx'
import { AskForChange } from './AskForChange.tsx'
import { NoAccreditation } from './NoAccreditation.tsx'

/** Where changes of an accreditation are asked for and gone on with. */
export default function InformationUpdatePage() {
  const { data, error, refetch } = useQuery(query(changeOpenings))
  return (
    <Stack gap="lg">
      <PageHeader
        title="Information update"
        subtitle="Report a change of what the register says about your business. It takes effect once the agency approves it."
      />
      {error ? (
        <ErrorState message={error.message} onRetry={() => void refetch()} />
      ) : !data ? (
        <PageSkeleton />
      ) : (
        <>
          <NewChange accreditations={data.accreditations} />
          {data.data.length > 0 && (
            <Pane title="Your changes">
              <OwnTransactions rows={data.data} label="Your changes" />
            </Pane>
          )}
        </>
      )}
    </Stack>
  )
}

function NewChange({ accreditations }: { accreditations: readonly ChangeableAccreditation[] }) {
  if (accreditations.length > 0) return <AskForChange accreditations={accreditations} />
  return (
    <NoAccreditation hint="Changes are requested for an accreditation. Until you have one, edit the business itself." />
  )
}
