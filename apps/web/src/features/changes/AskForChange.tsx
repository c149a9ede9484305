import { openChanges, type ChangeableAccreditation } from '@lading/contract/changes'
import { draftPath } from '@lading/contract/transaction-path'
import { typeLabels } from '@lading/domain/transactions/labels'
import type { TransactionType } from '@lading/domain/transactions/transaction-type'
import { Box, Button, Checkbox, Stack } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useAct } from '#lib/act.ts'
import { Foot } from '#ui/Foot.tsx'
import { Pane } from '#ui/Pane.tsx'
import { AccreditationChoice } from './AccreditationChoice.tsx'

/** Which accreditation, and what of it changes; each change becomes a request of its own. */
export function AskForChange({ accreditations }: { accreditations: readonly ChangeableAccreditation[] }) {
  const navigate = useNavigate()
  const [chosen, setChosen] = useState(accreditations[0]?.accreditation_id)
  const [types, setTypes] = useState<readonly TransactionType[]>([])
  const accreditation = accreditations.find((one) => one.accreditation_id === chosen)
  const act = useAct(openChanges, {
    done: ({ transactions }) =>
      transactions.length === 1 ? 'The draft is open.' : `${transactions.length} drafts are open, one for each change.`,
    onDone: ({ transactions: [first] }) => first && void navigate(draftPath(first)),
  })
  const choose = (type: TransactionType, is: boolean) =>
    setTypes(is ? [...types, type] : types.filter((one) => one !== type))
  const asked = types.filter((type) => accreditation?.changes.some((one) => one.type === type && one.why_not === null))
  return (
    <Pane title="Request a change" subtitle="Each change is a separate request with its own documents.">
      <Stack gap="lg">
        <AccreditationChoice accreditations={accreditations} chosen={chosen} onChoose={setChosen} />
        <Checkbox.Group label="What changes" value={types.map(String)}>
          <Stack gap="sm" mt="xs">
            {accreditation?.changes.map(({ type, why_not }) => (
              <Checkbox
                key={type}
                value={String(type)}
                label={typeLabels[type]}
                description={why_not}
                disabled={why_not !== null}
                onChange={(event) => choose(type, event.currentTarget.checked)}
              />
            ))}
          </Stack>
        </Checkbox.Group>
      </Stack>
      <Box mt="lg">
        <Foot>
          <Button
            disabled={!accreditation || asked.length === 0}
            loading={act.isPending}
            rightSection={<IconArrowRight size={16} aria-hidden />}
            onClick={() =>
              accreditation &&
              act.mutate({
                params: { id: accreditation.business_id },
                body: { transaction_type_ids: [...asked], accreditation_ids: [accreditation.accreditation_id] },
              })
            }
          >
            Open the draft
          </Button>
        </Foot>
      </Box>
    </Pane>
  )
}
