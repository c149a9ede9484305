import { freightOf, sideLabels } from '@lading/domain/transactions/agency'
import type { HeldAccreditation } from '@lading/contract/applications/application-lists'
import { scopeText } from '@lading/domain/transactions/scope'
import { Button, Group, Text, Title } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { Link } from 'react-router'
import { dayText } from '#lib/format.ts'
import { paths } from '@lading/contract/addresses/paths'
import { Mark } from '#ui/facts/Mark.tsx'
import { GuillocheBand } from '#ui/facts/Guilloche.tsx'
import { Seal } from '#ui/facts/Seal.tsx'
import { standingTones } from '#ui/facts/standing-tones.ts'
import { StatusBadge } from '#ui/facts/StatusBadge.tsx'
import { Notice } from '#ui/messages/Notice.tsx'
import { useFileDownload } from '#lib/use-file-download.ts'
import classes from './AccreditationCard.module.css'

interface Props {
  readonly accreditation?: HeldAccreditation
  readonly mayApply?: boolean
  /** Why the business may not apply now. */
  readonly why_not?: string | null
}

/** An accreditation as its certificate shows it; or the place where one will stand. */
export function AccreditationCard({ accreditation, mayApply = false, why_not = null }: Props) {
  const file = useFileDownload()
  if (!accreditation) return <NoAccreditation mayApply={mayApply} why_not={why_not} />
  const {
    accreditation_id,
    agency,
    number,
    status,
    first_day,
    expiry_date,
    days_left,
    ends_soon,
    standing,
    renewed_by,
    renewal,
    certificate_slug,
  } = accreditation
  const isOver = days_left < 0
  const heading = `accreditation-${accreditation_id}`
  return (
    <section className={classes.card} aria-labelledby={heading}>
      <GuillocheBand />
      <div className={classes.inside}>
        <Group justify="space-between" align="start" wrap="nowrap" gap="sm">
          <div>
            <span className={classes.kind}>Certificate of accreditation, {sideLabels[agency].name.toLowerCase()}</span>
            <Title order={2} fz="xl" id={heading} className="num">
              {number}
            </Title>
          </div>
          <Seal size={52} light kind={freightOf(agency)} />
        </Group>
        <dl className={classes.facts}>
          <div>
            <dt>Scope</dt>
            <dd>{scopeText(accreditation)}</dd>
          </div>
          <div>
            <dt>Valid from</dt>
            <dd className="num">{dayText(first_day)}</dd>
          </div>
          <div>
            <dt>Valid until</dt>
            <dd className="num">{dayText(expiry_date)}</dd>
          </div>
        </dl>
        <Group justify="space-between" gap="sm">
          {standing === 'not-yet' ? (
            <Mark tone={standingTones[standing]}>Not in force yet</Mark>
          ) : (
            <StatusBadge status={status} type={null} />
          )}
          {certificate_slug && (
            <Group gap="md">
              <Button
                variant="white"
                size="xs"
                className={classes.apply}
                leftSection={<IconDownload size={15} aria-hidden />}
                loading={file.isPending}
                onClick={() => file.mutate(certificate_slug)}
              >
                Download the certificate
              </Button>
              <Link to={paths.verifyDocument('certificate', certificate_slug)}>Public page</Link>
            </Group>
          )}
        </Group>
      </div>
      {renewed_by && (
        <Notice tone="agency" className="num" bdrs={0} px="lg">
          Renewed by {renewed_by}.
        </Notice>
      )}
      {(ends_soon || renewal) && !renewed_by && (
        <Notice tone="client" className="num" bdrs={0} px="lg">
          <div>
            <Text inherit fw={700}>
              {isOver ? `Expired on ${dayText(expiry_date)}` : daysLeftText(days_left)}
            </Text>
            {!isOver && `The accreditation ends on ${dayText(expiry_date)}. `}
            {isOver &&
              renewal?.has_begun === false &&
              `It can be renewed until ${dayText(renewal.ends_on)}, with a surcharge. `}
            {renewal && <Link to={renewal.path}>{renewalText(renewal)}</Link>}
          </div>
        </Notice>
      )}
    </section>
  )
}

function renewalText({ has_begun, is_incomplete }: NonNullable<HeldAccreditation['renewal']>): string {
  if (is_incomplete) return 'Complete its renewal'
  return has_begun ? 'Its renewal has begun' : 'Renew it'
}

const daysLeftText = (days: number) => (days === 0 ? 'Last day' : days === 1 ? '1 day left' : `${days} days left`)

function NoAccreditation({ mayApply, why_not }: { mayApply: boolean; why_not: string | null }) {
  return (
    <section className={classes.card} aria-labelledby="no-accreditation">
      <GuillocheBand />
      <div className={classes.inside}>
        <Group justify="space-between" align="start" wrap="nowrap" gap="sm">
          <div>
            <span className={classes.kind}>Certificate of accreditation</span>
            <Title order={2} fz="xl" id="no-accreditation">
              Not accredited yet
            </Title>
          </div>
          <Seal size={52} light />
        </Group>
        <p>
          {mayApply
            ? 'An application takes three steps: business information, requirements, review.'
            : (why_not ?? 'The certificate appears here once the application is approved.')}
        </p>
        {mayApply && (
          <Button component={Link} to={paths.newApplication()} variant="white" className={classes.apply}>
            Apply for accreditation
          </Button>
        )}
      </div>
    </section>
  )
}
