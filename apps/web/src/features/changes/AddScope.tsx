import { openChanges, type ChangeableAccreditation } from '@lading/contract/changes'
import { paths } from '@lading/contract/addresses/paths'
import { draftPath } from '@lading/contract/addresses/transaction-path'
import { scopeFlags, scopesAt, scopeText } from '@lading/domain/transactions/scope'
import { TransactionType } from '@lading/domain/transactions/transaction-type'
import { Box, Button, Stack, Text } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useAct } from '#lib/act.ts'
import { Foot } from '#ui/layout/Foot.tsx'
import { Pane } from '#ui/layout/Pane.tsx'
import { useOpenAlready } from '../filing/use-open-already.ts'
import { AccreditationChoice } from './AccreditationChoice.tsx'

const ADDED = TransactionType.additionalCategory

/** Which accreditation becomes wider, and what it can still take in. */
export function AddScope({ accreditations }: { readonly accreditations: readonly ChangeableAccreditation[] }) {
  const navigate = useNavigate()
  const [chosen, setChosen] = useState(accreditations[0]?.accreditation_id)
  const accreditation = accreditations.find((one) => one.accreditation_id === chosen)
  const leadOn = useOpenAlready(({ transaction_id: id }) => (id ? paths.editChange(id) : undefined))
  const act = useAct(openChanges, {
    leadOn,
    done: 'The draft is open.',
    onDone: ({ transactions: [first] }) => first && void navigate(draftPath(first)),
  })
  const why_not = accreditation?.changes.find(({ type }) => type === ADDED)?.why_not
  const open = ({ business_id, accreditation_id }: ChangeableAccreditation) =>
    act.mutate({
      params: { id: business_id },
      body: { transaction_type_ids: [ADDED], accreditation_ids: [accreditation_id] },
    })
  return (
    <Pane title="Add a scope" subtitle="The form asks for the scopes, the capital and the insurance that carry them.">
      <Stack gap="lg">
        <AccreditationChoice accreditations={accreditations} chosen={chosen} onChoose={setChosen} />
        {accreditation && <Text size="sm">{why_not ?? `Can be added: ${scopesToAdd(accreditation)}.`}</Text>}
      </Stack>
      <Box mt="lg">
        <Foot>
          <Button
            disabled={!accreditation || why_not !== null}
            loading={act.isPending}
            rightSection={<IconArrowRight size={16} aria-hidden />}
            onClick={() => accreditation && open(accreditation)}
          >
            Open the draft
          </Button>
        </Foot>
      </Box>
    </Pane>
  )
}

const scopesToAdd = ({ agency, ...held }: ChangeableAccreditation) =>
  scopeText(scopeFlags(scopesAt(agency).filter((scope) => held[scope] !== 1)))
