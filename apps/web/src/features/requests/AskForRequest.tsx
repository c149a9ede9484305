import {
  createRequest,
  requestTypes,
  type BusinessWithOpenings,
  type RequestType,
} from '@lading/contract/requests/requests'
import { draftPath } from '@lading/contract/addresses/transaction-path'
import { type Agency, sideLabels } from '@lading/domain/transactions/agency'
import { typeLabels } from '@lading/domain/transactions/labels'
import { Box, Button, Stack, Text } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useAct } from '#lib/act.ts'
import { Foot } from '#ui/layout/Foot.tsx'
import { Pane } from '#ui/layout/Pane.tsx'
import { RadioChoice } from '#ui/forms/fields/RadioChoice.tsx'
import { RegisterFirst } from '../filing/RegisterFirst.tsx'

/** Which business asks which agency, and for what where there is more than one thing to ask for. */
export function AskForRequest({ businesses }: { businesses: readonly BusinessWithOpenings[] }) {
  const navigate = useNavigate()
  const [business_id, setBusiness] = useState(businesses[0]?.business_id)
  const [agency, setAgency] = useState<Agency>()
  const [search] = useSearchParams()
  const wanted = requestTypes.find((one) => String(one) === search.get('type'))
  const [type, setType] = useState<RequestType | undefined>(wanted)
  const act = useAct(createRequest, { onDone: (opened) => void navigate(draftPath(opened)) })
  const business = businesses.find((one) => one.business_id === business_id)
  if (!business) return <RegisterFirst because="A request is about a business." />

  // Not every agency is asked for everything.
  const openings = business.openings.filter((one) => wanted === undefined || one.type === type)
  const agencies = [...new Set(openings.map((one) => one.agency))]
  const asked = chosenOf(agencies, agency)
  const offered = business.openings.filter((one) => one.agency === asked)
  const chosen = chosenOf(
    offered.map((one) => one.type),
    type,
  )
  const opening = offered.find((one) => one.type === chosen)
  const only = (of: Agency) => {
    const its = business.openings.filter((one) => one.agency === of)
    return its.length === 1 ? its[0] : undefined
  }
  return (
    <Pane title="Business and agency">
      <Stack gap="lg">
        <RadioChoice
          label="Business"
          value={business_id}
          onChange={setBusiness}
          choices={businesses.map((one) => ({ value: one.business_id, label: one.business_name }))}
        />
        <RadioChoice
          label="Agency"
          value={asked}
          onChange={setAgency}
          choices={agencies.map((of) => ({
            value: of,
            label: sideLabels[of].name,
            hint: whatOf(only(of)),
            disabled: Boolean(only(of)?.why_not),
          }))}
        />
        {offered.length > 1 && (
          <RadioChoice
            label="What you request"
            value={chosen}
            onChange={setType}
            choices={offered.map((one) => ({
              value: one.type,
              label: typeLabels[one.type],
              hint: one.why_not,
              disabled: one.why_not !== null,
            }))}
          />
        )}
        <Text size="sm" role="status">
          {asked === undefined ? 'Choose the agency.' : chosen === undefined && 'Choose what you request.'}
        </Text>
      </Stack>
      <Box mt="lg">
        <Foot>
          <Button
            disabled={!opening || opening.why_not !== null}
            loading={act.isPending}
            rightSection={<IconArrowRight size={16} aria-hidden />}
            onClick={() =>
              opening &&
              act.mutate({ body: { business_id: business.business_id, agency: opening.agency, type: opening.type } })
            }
          >
            Open the draft
          </Button>
        </Foot>
      </Box>
    </Pane>
  )
}

type Opening = BusinessWithOpenings['openings'][number]

/** What was chosen, while it is offered; where one thing alone is offered, that. */
const chosenOf = <Value,>(offered: readonly Value[], chosen: Value | undefined): Value | undefined =>
  offered.length === 1 ? offered[0] : offered.find((one) => one === chosen)

/** What an agency offers, where it is one thing; or why not. */
const whatOf = (opening: Opening | undefined) => opening && (opening.why_not ?? typeLabels[opening.type])
