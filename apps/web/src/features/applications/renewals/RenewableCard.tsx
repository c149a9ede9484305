import { openRenewal, type RenewableAccreditation } from '@lading/contract/applications/renewals'
import { paths } from '@lading/contract/addresses/paths'
import { sideLabels } from '@lading/domain/transactions/agency'
import { scopeText } from '@lading/domain/transactions/scope'
import { Box, Button, Text } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { Link, useNavigate } from 'react-router'
import { useAct } from '#lib/act.ts'
import { useToday } from '#lib/today.ts'
import { Day } from '#ui/facts/Day.tsx'
import { Facts } from '#ui/facts/Facts.tsx'
import { Foot } from '#ui/layout/Foot.tsx'
import { Pane } from '#ui/layout/Pane.tsx'
import { useOpenAlready } from '../../filing/use-open-already.ts'
import { SurchargeTable } from './SurchargeTable.tsx'

interface Props {
  readonly renewable: RenewableAccreditation
}

/** One accreditation: between which days it is renewed, what late days cost, and the way into its renewal. */
export function RenewableCard({ renewable }: Props) {
  const { number, business_name, agency, expiry_date, opens_on, ends_on, surcharges } = renewable
  const today = useToday()
  return (
    <Pane
      title={business_name}
      subtitle={
        <>
          <span className="num">{number}</span> · {sideLabels[agency].name} · {scopeText(renewable)}
        </>
      }
    >
      <Facts
        rows={[
          [opens_on > today ? 'Renewal opens on' : 'Renewal open since', <Day key="opens" on={opens_on} />],
          [expiry_date < today ? 'Ended on' : 'Ends on; no surcharge until then', <Day key="ends" on={expiry_date} />],
          ['Can be renewed until', <Day key="last" on={ends_on} />],
        ]}
      />
      {surcharges.length > 0 && <SurchargeTable surcharges={surcharges} />}
      <Box mt="lg">
        <Foot>
          <NextAct renewable={renewable} />
        </Foot>
      </Box>
    </Pane>
  )
}

function NextAct({ renewable: { accreditation_id, number, open, why_not } }: Props) {
  const navigate = useNavigate()
  const leadOn = useOpenAlready(({ accreditation_id: renewed }) => (renewed ? paths.renewal(renewed) : undefined))
  const act = useAct(openRenewal, {
    leadOn,
    onDone: ({ accreditation_id: renewed }) => renewed && void navigate(paths.renewal(renewed)),
  })
  const arrow = <IconArrowRight size={16} aria-hidden />
  if (open)
    return (
      <Button
        component={Link}
        to={open.is_draft ? paths.renewal(open.accreditation_id) : paths.myApplication(open.accreditation_id)}
        rightSection={arrow}
      >
        {open.is_draft ? 'Continue the draft' : 'Follow the renewal'}
      </Button>
    )
  if (why_not)
    return (
      <Text size="sm" c="dimmed">
        {why_not}
      </Text>
    )
  return (
    <Button
      rightSection={arrow}
      loading={act.isPending}
      onClick={() => act.mutate({ params: { id: accreditation_id } })}
    >
      Renew<span className="vh"> {number}</span>
    </Button>
  )
}
