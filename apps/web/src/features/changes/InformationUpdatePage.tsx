import { changeOpenings, type ChangeableAccreditation } from '@lading/contract/changes'
import type { OwnTransaction } from '@lading/contract/filing/own-transaction'
import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '#lib/api.ts'
import { Fetched } from '#ui/messages/Fetched.tsx'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { Pane } from '#ui/layout/Pane.tsx'
import { OwnTransactions } from '../filing/OwnTransactions.tsx'
import { AskForChange } from './AskForChange.tsx'
import { byBusiness } from './changes-chosen.ts'
import { DraftsOpened } from './DraftsOpened.tsx'
import { NoAccreditation } from './NoAccreditation.tsx'

/** Where changes of an accreditation are asked for and gone on with. */
export default function InformationUpdatePage() {
  const asked = useQuery(query(changeOpenings))
  const [opened, setOpened] = useState<readonly OwnTransaction[]>([])
  const isOpened = (id: number) => opened.some(({ transaction_id }) => transaction_id === id)
  const others = asked.data?.data.filter(({ transaction_id }) => !isOpened(transaction_id)) ?? []
  return (
    <Stack gap="lg">
      <PageHeader
        title="Information update"
        subtitle="Report a change of what the register says about your business. It takes effect once the agency approves it."
      />
      <Fetched of={asked}>
        {(data) => (
          <>
            {opened.length > 0 && <DraftsOpened drafts={opened} />}
            <NewChange accreditations={data.accreditations} onOpened={setOpened} />
            {others.length > 0 && (
              <Pane title="Your changes">
                <OwnTransactions rows={others} label="Your changes" />
              </Pane>
            )}
          </>
        )}
      </Fetched>
    </Stack>
  )
}

interface NewChangeProps {
  readonly accreditations: readonly ChangeableAccreditation[]
  readonly onOpened: (drafts: readonly OwnTransaction[]) => void
}

function NewChange({ accreditations, onOpened }: NewChangeProps) {
  if (accreditations.length > 0) return <AskForChange businesses={byBusiness(accreditations)} onOpened={onOpened} />
  return (
    <NoAccreditation hint="Changes are requested for an accreditation. Until you have one, edit the business itself." />
  )
}
