import { openChanges } from '@lading/contract/changes'
import type { OwnTransaction } from '@lading/contract/filing/own-transaction'
import { paths } from '@lading/contract/addresses/paths'
import { draftPath } from '@lading/contract/addresses/transaction-path'
import { TransactionType } from '@lading/domain/transactions/transaction-type'
import { Box, Button, Stack, Text } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useAct } from '#lib/act.ts'
import { Foot } from '#ui/layout/Foot.tsx'
import { Pane } from '#ui/layout/Pane.tsx'
import { useOpenAlready } from '../filing/use-open-already.ts'
import { BusinessChoice } from './BusinessChoice.tsx'
import { whatOpens, type ChangeableBusiness } from './changes-chosen.ts'
import { ScopeChoice } from './ScopeChoice.tsx'
import { scopesAdded, whyNoScope, type ScopesChosen } from './scopes-chosen.ts'

interface Props {
  readonly businesses: readonly ChangeableBusiness[]
  /** Drafts for both agencies were opened at once. */
  readonly onOpened: (drafts: readonly OwnTransaction[]) => void
}

/** Which scopes are added, by sea and by air; each agency becomes a request of its own. */
export function AddScope({ businesses, onOpened }: Props) {
  const navigate = useNavigate()
  const [business_id, setBusiness] = useState(businesses[0]?.business_id)
  const [chosen, setChosen] = useState<ScopesChosen>({})
  const business = businesses.find((one) => one.business_id === business_id)
  const open = business?.accreditations.filter((one) => whyNoScope(one) === null) ?? []
  const scopes_added = scopesAdded(open, chosen)
  const isOne = scopes_added.length === 1
  // Where two were asked for and one is open already, the page says which: the other is still wanted.
  const leadOn = useOpenAlready(({ transaction_id: id }) => (id && isOne ? paths.editChange(id) : undefined))
  const act = useAct(openChanges, {
    leadOn,
    done: ({ transactions }) =>
      transactions.length === 1 ? 'The draft is open.' : `${transactions.length} drafts are open.`,
    onDone: ({ transactions }) => {
      const [first] = transactions
      setChosen({})
      if (transactions.length === 1 && first) void navigate(draftPath(first))
      else onOpened(transactions)
    },
  })
  if (!business) return null
  return (
    <Pane title="Add scopes" subtitle="The form asks for the capital and the insurance that carry them.">
      <Stack gap="lg">
        <BusinessChoice businesses={businesses} chosen={business_id} onChoose={setBusiness} />
        {business.accreditations.map((accreditation) => (
          <ScopeChoice
            key={accreditation.accreditation_id}
            accreditation={accreditation}
            chosen={chosen[accreditation.accreditation_id] ?? []}
            onChoose={(scopes) => setChosen({ ...chosen, [accreditation.accreditation_id]: scopes })}
          />
        ))}
        {open.length > 0 && (
          <Text size="sm" role="status">
            {scopes_added.length === 0 ? 'Choose the scopes to add.' : whatOpens(1, scopes_added.length)}
          </Text>
        )}
      </Stack>
      <Box mt="lg">
        <Foot>
          <Button
            disabled={scopes_added.length === 0}
            loading={act.isPending}
            rightSection={<IconArrowRight size={16} aria-hidden />}
            onClick={() =>
              act.mutate({
                params: { id: business.business_id },
                body: {
                  transaction_type_ids: [TransactionType.additionalCategory],
                  accreditation_ids: scopes_added.map(({ accreditation_id }) => accreditation_id),
                  scopes_added,
                },
              })
            }
          >
            {scopes_added.length > 1 ? 'Open the drafts' : 'Open the draft'}
          </Button>
        </Foot>
      </Box>
    </Pane>
  )
}
