import { changeOpenings } from '@lading/contract/changes'
import { TransactionType } from '@lading/domain/transactions/transaction-type'
import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { query } from '#lib/api.ts'
import { Fetched } from '#ui/messages/Fetched.tsx'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { Pane } from '#ui/layout/Pane.tsx'
import { OwnTransactions } from '../filing/OwnTransactions.tsx'
import { AddScope } from './AddScope.tsx'
import { NoAccreditation } from './NoAccreditation.tsx'

/** Where a scope is added to an accreditation, and earlier requests are gone on with. */
export default function AdditionalCategoryPage() {
  const ofScopes = { transaction_type_ids: TransactionType.additionalCategory }
  const asked = useQuery(query(changeOpenings, { query: ofScopes }))
  return (
    <Stack gap="lg">
      <PageHeader
        title="Additional category"
        subtitle="Add a scope to an accreditation in force. Its number and its last day stay the same."
      />
      <Fetched of={asked}>
        {(data) => (
          <>
            {data.accreditations.length > 0 ? (
              <AddScope accreditations={data.accreditations} />
            ) : (
              <NoAccreditation hint="A scope is added to an accreditation. Until you have one, apply for all scopes you need." />
            )}
            {data.data.length > 0 && (
              <Pane title="Your requests">
                <OwnTransactions rows={data.data} label="Your requests" />
              </Pane>
            )}
          </>
        )}
      </Fetched>
    </Stack>
  )
}
