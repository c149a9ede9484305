import { applicationOpenings } from '@lading/contract/applications/application-lists'
import { createApplication } from '@lading/contract/applications/applications'
import type { Agency } from '@lading/domain/transactions/agency'
import { canBegin } from '@lading/domain/transactions/services'
import { TransactionType } from '@lading/domain/transactions/transaction-type'
import { Box, Button, Radio, Stack, Text } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { z } from 'zod'
import { useAct } from '#lib/act.ts'
import { query } from '#lib/api.ts'
import { paths } from '@lading/contract/addresses/paths'
import { draftPath } from '@lading/contract/addresses/transaction-path'
import { Foot } from '#ui/layout/Foot.tsx'
import { Fetched } from '#ui/messages/Fetched.tsx'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { Pane } from '#ui/layout/Pane.tsx'
import { RegisterFirst } from '../../filing/RegisterFirst.tsx'
import { useOpenAlready } from '../../filing/use-open-already.ts'
import { StepFrame } from '../../filing/steps/StepFrame.tsx'

/** Step 1 before there is a draft: for which business. */
export default function NewApplicationPage() {
  const asked = useQuery(query(applicationOpenings))
  return (
    <Stack gap="lg">
      <PageHeader
        title="New accreditation"
        subtitle="Sea freight forwarder, with the trade agency. Your draft is saved, so you can return to it at any time."
      />
      <StepFrame type={TransactionType.newAccreditation} step={1}>
        <Fetched of={asked}>{(data) => <ChooseBusiness businesses={data.data.flatMap(candidateOf)} />}</Fetched>
      </StepFrame>
    </Stack>
  )
}

interface Candidate {
  readonly id: number
  readonly name: string
  /** With whom: the only one that takes applications on the portal so far. */
  readonly agency: Agency
  readonly why_not: string | null
  readonly draft_id: number | null
}

type Openings = z.infer<typeof applicationOpenings.reply>['data'][number]

function candidateOf({ business_id: id, business_name: name, openings }: Openings): Candidate[] {
  const opening = openings.find(({ agency }) => canBegin(TransactionType.newAccreditation, agency))
  return opening ? [{ id, name, ...opening }] : []
}

function ChooseBusiness({ businesses }: { businesses: readonly Candidate[] }) {
  const usable = businesses.find((one) => one.why_not === null) ?? businesses.find((one) => one.draft_id !== null)
  const [picked, setPicked] = useState<number>()
  const chosen = picked ?? usable?.id
  const navigate = useNavigate()
  const leadOn = useOpenAlready(({ accreditation_id: id }) => (id ? paths.editApplication(id) : undefined))
  const act = useAct(createApplication, {
    leadOn,
    onDone: (opened) => void navigate(draftPath(opened)),
  })
  if (businesses.length === 0)
    return <RegisterFirst because="You apply for accreditation in the name of a business." then="apply" />
  const business = businesses.find((one) => one.id === chosen)
  return (
    <Pane title="Which business applies?" subtitle="The form is prefilled with the business profile.">
      <Radio.Group
        aria-label="Business"
        value={chosen === undefined ? null : String(chosen)}
        onChange={(value) => setPicked(Number(value))}
      >
        <Stack gap={14}>
          {businesses.map(({ id, name, why_not, draft_id }) => (
            <Radio
              key={id}
              value={String(id)}
              label={name}
              disabled={why_not !== null && draft_id === null}
              description={draft_id === null ? why_not : 'A draft is open already.'}
            />
          ))}
        </Stack>
      </Radio.Group>
      <Box mt="lg">
        <Foot>
          {business?.draft_id ? (
            <Button
              component={Link}
              to={paths.editApplication(business.draft_id)}
              rightSection={<IconArrowRight size={16} aria-hidden />}
            >
              Continue the draft
            </Button>
          ) : business && business.why_not === null ? (
            <Button
              rightSection={<IconArrowRight size={16} aria-hidden />}
              loading={act.isPending}
              onClick={() => act.mutate({ body: { business_id: business.id, agency: business.agency } })}
            >
              Start the application
            </Button>
          ) : (
            <Text size="sm" c="dimmed">
              None of your businesses may apply now. <Link to={paths.renewals()}>Renew an accreditation</Link> or{' '}
              <Link to={paths.registerBusiness('apply')}>register another business</Link>
            </Text>
          )}
        </Foot>
      </Box>
    </Pane>
  )
}
