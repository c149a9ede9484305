import { openChanges } from '@lading/contract/changes'
import type { OwnTransaction } from '@lading/contract/filing/own-transaction'
import { paths } from '@lading/contract/addresses/paths'
import { draftPath } from '@lading/contract/addresses/transaction-path'
import type { TransactionType } from '@lading/domain/transactions/transaction-type'
import { Box, Button, Stack, Text } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useAct } from '#lib/act.ts'
import { Foot } from '#ui/layout/Foot.tsx'
import { Pane } from '#ui/layout/Pane.tsx'
import { useOpenAlready } from '../filing/use-open-already.ts'
import { AgencyChoice } from './AgencyChoice.tsx'
import { BusinessChoice } from './BusinessChoice.tsx'
import { ChangeQuestions } from './ChangeQuestions.tsx'
import { typesOffered, whatOpens, whyNotOfAll, type ChangeableBusiness } from './changes-chosen.ts'

interface Props {
  readonly businesses: readonly ChangeableBusiness[]
  /** Several drafts were opened at once. */
  readonly onOpened: (drafts: readonly OwnTransaction[]) => void
}

/** Whose register entry changed, at which agencies, and what; each change becomes a request to each agency. */
export function AskForChange({ businesses, onOpened }: Props) {
  const navigate = useNavigate()
  const [business_id, setBusiness] = useState(businesses[0]?.business_id)
  const [left, setLeft] = useState<readonly number[]>([])
  const [types, setTypes] = useState<readonly TransactionType[]>([])
  const isOne = types.length === 1
  // Of several requests the others are still wanted: the page says then which are open.
  const leadOn = useOpenAlready(({ transaction_id: id }) => (id && isOne ? paths.editChange(id) : undefined))
  const act = useAct(openChanges, {
    leadOn,
    done: ({ transactions }) =>
      transactions.length === 1 ? 'The draft is open.' : `${transactions.length} drafts are open.`,
    onDone: ({ transactions }) => {
      const [first] = transactions
      setTypes([])
      if (transactions.length === 1 && first) void navigate(draftPath(first))
      else onOpened(transactions)
    },
  })
  const business = businesses.find((one) => one.business_id === business_id)
  if (!business) return null
  const asked = business.accreditations.filter(({ accreditation_id }) => !left.includes(accreditation_id))
  const chosen = types.filter((type) => asked.length > 0 && whyNotOfAll(asked, type) === null)
  const offered = typesOffered(asked)
  const wanted = chosen.filter((type) => offered.includes(type))
  return (
    <Pane title="What has changed?" subtitle="Tick everything that applies.">
      <Stack gap="lg">
        <BusinessChoice
          businesses={businesses}
          chosen={business_id}
          onChoose={(id) => {
            setBusiness(id)
            setLeft([])
          }}
        />
        <AgencyChoice accreditations={business.accreditations} left={left} onLeave={setLeft} />
        <ChangeQuestions accreditations={asked} types={offered} chosen={wanted} onChoose={setTypes} />
        <Text size="sm" role="status">
          {asked.length === 0 ? 'Choose at least one agency.' : whatOpens(wanted.length, asked.length)}
        </Text>
      </Stack>
      <Box mt="lg">
        <Foot>
          <Button
            disabled={wanted.length === 0}
            loading={act.isPending}
            rightSection={<IconArrowRight size={16} aria-hidden />}
            onClick={() =>
              act.mutate({
                params: { id: business.business_id },
                body: {
                  transaction_type_ids: [...wanted],
                  accreditation_ids: asked.map(({ accreditation_id }) => accreditation_id),
                },
              })
            }
          >
            {wanted.length * asked.length > 1 ? 'Open the drafts' : 'Open the draft'}
          </Button>
        </Foot>
      </Box>
    </Pane>
  )
}
