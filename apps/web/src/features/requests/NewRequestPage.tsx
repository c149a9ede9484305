import { paths } from '@lading/contract/paths'
import { createRequest, requestOpenings } from '@lading/contract/requests'
import { draftPath } from '@lading/contract/transaction-path'
import type { Agency } from '@lading/domain/transactions/agency'
import { sideLabels, typeLabels } from '@lading/domain/transactions/labels'
import { TransactionType } from '@lading/domain/transactions/transaction-type'
import { Box, Button, Radio, Stack } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { z } from 'zod'
import { useAct } from '#lib/act.ts'
import { query } from '#lib/api.ts'
import { Foot } from '#ui/Foot.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { PageSkeleton } from '#ui/PageSkeleton.tsx'
import { Pane } from '#ui/Pane.tsx'
import { StepFrame } from '../filing/steps/StepFrame.tsx'

/** Before there is a draft: which business asks which agency for what. */
export default function NewRequestPage() {
  const { data, error, refetch } = useQuery(query(requestOpenings))
  return (
    <Stack gap="lg">
      <PageHeader title="New request" subtitle="You can leave and come back; the draft stays." />
      <StepFrame type={TransactionType.requestForCertificate} step={1}>
        {error ? (
          <ErrorState message={error.message} onRetry={() => void refetch()} />
        ) : data ? (
          <Ask businesses={data.businesses} />
        ) : (
          <PageSkeleton />
        )}
      </StepFrame>
    </Stack>
  )
}

type Businesses = z.infer<typeof requestOpenings.reply>['businesses']

function Ask({ businesses }: { businesses: Businesses }) {
  const navigate = useNavigate()
  const [chosen, setChosen] = useState(businesses[0]?.business_id)
  const [agency, setAgency] = useState<Agency>('dti')
  const act = useAct(createRequest, { onDone: (opened) => void navigate(draftPath(opened)) })
  const business = businesses.find(({ business_id }) => business_id === chosen)
  if (!business)
    return (
      <Pane>
        <EmptyState
          title="Register the business first"
          hint="A certificate is about a business. Its name, legal form and TIN are enough to begin with."
          action={
            <Button component={Link} to={paths.businesses()}>
              Register a business
            </Button>
          }
        />
      </Pane>
    )
  const opening = business.openings.find((one) => one.agency === agency)
  return (
    <Pane title="Who asks whom?">
      <Stack gap="lg">
        <Radio.Group label="Business" value={String(chosen)} onChange={(value) => setChosen(Number(value))}>
          <Stack gap="sm" mt="xs">
            {businesses.map(({ business_id, business_name }) => (
              <Radio key={business_id} value={String(business_id)} label={business_name} />
            ))}
          </Stack>
        </Radio.Group>
        <Radio.Group label="Agency" value={agency} onChange={(value) => setAgency(value as Agency)}>
          <Stack gap="sm" mt="xs">
            {business.openings.map((one) => (
              <Radio
                key={one.agency}
                value={one.agency}
                label={sideLabels[one.agency].name}
                description={one.why_not ?? typeLabels[one.type]}
                disabled={one.why_not !== null}
              />
            ))}
          </Stack>
        </Radio.Group>
      </Stack>
      <Box mt="lg">
        <Foot>
          <Button
            disabled={!opening || opening.why_not !== null}
            loading={act.isPending}
            rightSection={<IconArrowRight size={16} aria-hidden />}
            onClick={() => act.mutate({ body: { business_id: business.business_id, agency, type: 16 } })}
          >
            Open the draft
          </Button>
        </Foot>
      </Box>
    </Pane>
  )
}
