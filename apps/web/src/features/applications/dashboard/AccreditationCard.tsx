import type { HeldAccreditation } from '@lading/contract/application-lists'
import { scopeText } from '@lading/domain/transactions/scope'
import { sideLabels } from '@lading/domain/transactions/labels'
import { Status } from '@lading/domain/transactions/status'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { dayText } from '#lib/format.ts'
import { paths } from '@lading/contract/paths'
import { GuillocheBand } from '#ui/Guilloche.tsx'
import { Seal } from '#ui/Seal.tsx'
import { StatusBadge } from '#ui/StatusBadge.tsx'
import { useFileDownload } from '../../filing/transaction/use-file-download.ts'

interface Props {
  readonly accreditation?: HeldAccreditation
  readonly mayApply?: boolean
}

/** An accreditation as its certificate shows it; or the place where one will stand. */
export function AccreditationCard({ accreditation, mayApply = false }: Props) {
  const file = useFileDownload()
  if (!accreditation) return <NoAccreditation mayApply={mayApply} />
  const { accreditation_id, agency, number, status, first_day, expiry_date, days_left, certificate_slug } =
    accreditation
  const heading = `accreditation-${accreditation_id}`
  return (
    <section className="acc" aria-labelledby={heading}>
      <GuillocheBand />
      <div className="acc-in">
        <div className="acc-head">
          <div>
            <span className="acc-dim">Certificate of accreditation, {sideLabels[agency].name.toLowerCase()}</span>
            <h2 id={heading} className="num">
              {number ?? 'Number to come'}
            </h2>
          </div>
          <Seal size={52} light kind={agency === 'dti' ? 'sea' : 'air'} />
        </div>
        <dl>
          <div>
            <dt>Scope</dt>
            <dd>{scopeText(accreditation)}</dd>
          </div>
          <div>
            <dt>Issued</dt>
            <dd className="num">{dayText(first_day)}</dd>
          </div>
          <div>
            <dt>Valid until</dt>
            <dd className="num">{dayText(expiry_date)}</dd>
          </div>
        </dl>
        <div className="acc-foot">
          <StatusBadge status={status} />
          {certificate_slug && (
            <span>
              <button
                type="button"
                className="link"
                disabled={file.isPending}
                onClick={() => file.mutate(certificate_slug)}
              >
                Certificate (PDF)
              </button>
              <Link to={paths.verifyDocument('certificate', certificate_slug)}>Public page</Link>
            </span>
          )}
        </div>
      </div>
      {days_left !== null && status === Status.accredited && days_left <= 60 && (
        <p className="acc-ends num">
          <b>{days_left >= 0 ? `${days_left} days left` : 'Expired'}</b> The accreditation ends on{' '}
          {dayText(expiry_date)}.
        </p>
      )}
    </section>
  )
}

function NoAccreditation({ mayApply }: { mayApply: boolean }) {
  return (
    <section className="acc" aria-labelledby="no-accreditation">
      <GuillocheBand />
      <div className="acc-in">
        <div className="acc-head">
          <div>
            <span className="acc-dim">Certificate of accreditation</span>
            <h2 id="no-accreditation">Not accredited yet</h2>
          </div>
          <Seal size={52} light />
        </div>
        <p>
          {mayApply
            ? 'An application takes three steps: business information, requirements, review.'
            : 'The certificate stands here once the application is decided.'}
        </p>
        {mayApply && (
          <Button component={Link} to={paths.newApplication()} variant="white" className="acc-apply">
            Apply for accreditation
          </Button>
        )}
      </div>
    </section>
  )
}
