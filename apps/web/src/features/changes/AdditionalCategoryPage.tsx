import { changeOpenings } from '@lading/contract/changes'
import type { OwnTransaction } from '@lading/contract/filing/own-transaction'
import { TransactionType } from '@lading/domain/transactions/transaction-type'
import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '#lib/api.ts'
import { Fetched } from '#ui/messages/Fetched.tsx'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { Pane } from '#ui/layout/Pane.tsx'
import { OwnTransactions } from '../filing/OwnTransactions.tsx'
import { AddScope } from './AddScope.tsx'
import { byBusiness } from './changes-chosen.ts'
import { DraftsOpened } from './DraftsOpened.tsx'
import { NoAccreditation } from './NoAccreditation.tsx'

/** Where scopes are added to accreditations, and earlier requests are gone on with. */
export default function AdditionalCategoryPage() {
  const ofScopes = { transaction_type_ids: TransactionType.additionalCategory }
  const asked = useQuery(query(changeOpenings, { query: ofScopes }))
  const [opened, setOpened] = useState<readonly OwnTransaction[]>([])
  const isOpened = (id: number) => opened.some(({ transaction_id }) => transaction_id === id)
  return (
    <Stack gap="lg">
      <PageHeader
        title="Additional category"
        subtitle="Add scopes to accreditations in force. Their numbers and their last days stay the same."
      />
      <Fetched of={asked}>
        {(data) => (
          <>
            {opened.length > 0 && <DraftsOpened drafts={opened} />}
            {data.accreditations.length > 0 ? (
              <AddScope businesses={byBusiness(data.accreditations)} onOpened={setOpened} />
            ) : (
              <NoAccreditation hint="A scope is added to an accreditation. Until you have one, apply for all scopes you need." />
            )}
            <EarlierRequests rows={data.data.filter(({ transaction_id }) => !isOpened(transaction_id))} />
          </>
        )}
      </Fetched>
    </Stack>
  )
}

function EarlierRequests({ rows }: { readonly rows: readonly OwnTransaction[] }) {
  if (rows.length === 0) return null
  return (
    <Pane title="Your requests">
      <OwnTransactions rows={rows} label="Your requests" />
    </Pane>
  )
}
