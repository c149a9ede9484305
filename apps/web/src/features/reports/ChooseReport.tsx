import type { OwnTransaction } from '@lading/contract/filing/own-transaction'
import { paths } from '@lading/contract/addresses/paths'
import { createReport, type BusinessWithReports } from '@lading/contract/reports/reports'
import { draftPath, ownPath } from '@lading/contract/addresses/transaction-path'
import { sideLabels } from '@lading/domain/transactions/agency'
import { typeLabels } from '@lading/domain/transactions/labels'
import { Box, Button, Stack, Text } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useAct } from '#lib/act.ts'
import { deadlineText } from '#lib/format.ts'
import { Foot } from '#ui/layout/Foot.tsx'
import { Pane } from '#ui/layout/Pane.tsx'
import { RadioChoice } from '#ui/forms/fields/RadioChoice.tsx'
import { useOpenAlready } from '../filing/use-open-already.ts'

interface Props {
  readonly businesses: readonly BusinessWithReports[]
  /** Reports that were opened or filed before. */
  readonly reports: readonly OwnTransaction[]
  /** The business to begin with; any where it is not one of theirs. */
  readonly wanted: number
}

type Opening = BusinessWithReports['openings'][number]
const keyOf = ({ agency, type }: Opening) => `${agency} ${type}`

/** Which business files which report; one that is open already is continued. */
export function ChooseReport({ businesses, reports, wanted }: Props) {
  const [business_id, setBusiness] = useState(wanted)
  const [key, setKey] = useState<string>()
  const business = businesses.find((one) => one.business_id === business_id) ?? businesses[0]
  if (!business) return null
  const { openings } = business
  const chosen = openings.length === 1 ? openings[0] : openings.find((one) => keyOf(one) === key)
  const open = reports.find(({ transaction_id }) => transaction_id === chosen?.transaction_id)
  return (
    <Pane title="Business and report">
      <Stack gap="lg">
        <RadioChoice
          label="Business"
          value={business.business_id}
          onChange={setBusiness}
          choices={businesses.map((one) => ({ value: one.business_id, label: one.business_name }))}
        />
        <RadioChoice
          label="Report"
          value={chosen && keyOf(chosen)}
          onChange={setKey}
          choices={openings.map((one) => ({
            value: keyOf(one),
            label: `${typeLabels[one.type]}, ${sideLabels[one.agency].name.toLowerCase()}`,
            hint: hintOf(one, business),
            disabled: one.why_not !== null && one.transaction_id === null,
          }))}
        />
        <Text size="sm" role="status">
          {!chosen && 'Choose the report.'}
        </Text>
      </Stack>
      <Box mt="lg">
        <Foot>
          {open ? (
            <Button component={Link} to={ownPath(open)} rightSection={<IconArrowRight size={16} aria-hidden />}>
              Continue with {open.reference}
            </Button>
          ) : (
            <OpenDraft business_id={business.business_id} opening={chosen} />
          )}
        </Foot>
      </Box>
    </Pane>
  )
}

/** When it is due, where it is; else why it cannot be begun. */
function hintOf({ agency, type, why_not, transaction_id }: Opening, { pending }: BusinessWithReports) {
  const owed = pending.find((one) => one.agency === agency && one.type === type)
  if (owed?.due_on) return `${owed.state === 'late' ? 'Late since' : 'Due on'} ${deadlineText(owed.due_on)}`
  return transaction_id === null ? why_not : 'Open already'
}

function OpenDraft({ business_id, opening }: { readonly business_id: number; readonly opening: Opening | undefined }) {
  const navigate = useNavigate()
  const leadOn = useOpenAlready(({ transaction_id: id }) => (id ? paths.editReport(business_id, id) : undefined))
  const act = useAct(createReport, { leadOn, onDone: (opened) => void navigate(draftPath(opened)) })
  return (
    <Button
      disabled={!opening || opening.why_not !== null}
      loading={act.isPending}
      rightSection={<IconArrowRight size={16} aria-hidden />}
      onClick={() => opening && act.mutate({ body: { business_id, agency: opening.agency, type: opening.type } })}
    >
      Open the draft
    </Button>
  )
}
