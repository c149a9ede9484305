import { certificates, type CertificateRow } from '@lading/contract/certificates'
import { standingWords } from '@lading/domain/accreditation/certificate/standing'
import { nameOfDocument } from '@lading/domain/documents/document-kinds'
import { Button } from '@mantine/core'
import { Link, useSearchParams } from 'react-router'
import { paths } from '@lading/contract/addresses/paths'
import { dayText } from '#lib/format.ts'
import { Mark } from '#ui/facts/Mark.tsx'
import { ListPage } from '#ui/tables/ListPage.tsx'
import type { Column } from '#ui/tables/ServerTable.tsx'
import { days } from '#ui/tables/columns/table-columns.tsx'
import { CertificateActs } from './CertificateActs.tsx'
import { SatisfactionDialog } from './SatisfactionDialog.tsx'
import { standingTones } from '#ui/facts/standing-tones.ts'
import { OneLine } from '#ui/layout/OneLine.tsx'
import { TwoLines } from '#ui/layout/TwoLines.tsx'

/** The certificates of the person's businesses; `?form=` opens the satisfaction form of a transaction. */
export default function CertificatesPage() {
  const [address, setAddress] = useSearchParams()
  const form = Number(address.get('form'))
  const close = () =>
    setAddress(
      (now) => {
        now.delete('form')
        return now
      },
      { replace: true },
    )
  return (
    <ListPage
      title="Certificates"
      subtitle="What the agencies have issued to your businesses. Anyone can check them by their QR code."
      endpoint={certificates}
      columns={columns}
      rowKey={(certificate) => certificate.id}
      actions={(certificate) => <CertificateActs certificate={certificate} />}
      searchLabel="Search number or business"
      empty={{
        title: 'No certificate yet',
        hint: 'A certificate appears here when the agency has issued it.',
        action: (
          <Button component={Link} to={paths.myApplications()} variant="default">
            My applications
          </Button>
        ),
      }}
    >
      {form > 0 && <SatisfactionDialog transaction_id={form} onClose={close} />}
    </ListPage>
  )
}

const columns: Column<CertificateRow>[] = [
  {
    header: 'Document',
    orderBy: 'number',
    cell: (row) => (
      <TwoLines small={nameOf(row)}>
        <b className="num">{row.number}</b>
      </TwoLines>
    ),
    text: (row) => `${row.number}, ${nameOf(row)}`,
  },
  { header: 'Business', cell: ({ business_name }) => business_name },
  { header: 'Scope', cell: ({ scope }) => scope },
  days('Issued', ({ issued_at }) => issued_at, { orderBy: 'issued_at', phone: 'hidden' }),
  {
    header: 'In force',
    orderBy: 'expiry_date',
    phone: 'aside',
    cell: ({ standing, expiry_date }) => (
      <OneLine>
        <Mark tone={standingTones[standing]} size="sm" plain>
          {inForce({ standing, expiry_date })}
        </Mark>
      </OneLine>
    ),
    text: inForce,
  },
]

function nameOf({ kind, branch_name }: CertificateRow): string {
  return branch_name === null ? nameOfDocument({ kind }) : `${nameOfDocument({ kind })}, ${branch_name}`
}

function inForce({ standing, expiry_date }: Pick<CertificateRow, 'standing' | 'expiry_date'>): string {
  return standing === 'current' ? `Until ${dayText(expiry_date)}` : standingWords(standing).heading
}
