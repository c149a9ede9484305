import type { OwnAccreditation } from '@lading/contract/accreditations/accreditations'
import { paths } from '@lading/contract/addresses/paths'
import { standingWords } from '@lading/domain/accreditation/certificate/standing'
import { sideLabels } from '@lading/domain/transactions/agency'
import { scopeText } from '@lading/domain/transactions/scope'
import { Anchor, Button, Group, SimpleGrid } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { Link } from 'react-router'
import { dayText } from '#lib/format.ts'
import { Facts } from '#ui/facts/Facts.tsx'
import { Mark } from '#ui/facts/Mark.tsx'
import { Pane } from '#ui/layout/Pane.tsx'
import { standingTones } from '#ui/facts/standing-tones.ts'
import { useFileDownload } from '#lib/use-file-download.ts'
import { HolderActs } from './HolderActs.tsx'
import { WhatIsDue, type Due } from './WhatIsDue.tsx'

interface Props {
  readonly accreditation: OwnAccreditation
  readonly due: Due
}

/** One accreditation: how it stands and until when, what is due for it, and what may be done with it. */
export function AccreditationPane({ accreditation, due }: Props) {
  const { number, business_id, business_name, agency, standing, acts } = accreditation
  return (
    <Pane
      title={<span className="num">{number}</span>}
      subtitle={
        <>
          <Anchor component={Link} to={paths.customerDashboard(business_id)} inherit>
            {business_name}
          </Anchor>{' '}
          · {sideLabels[agency].name}
        </>
      }
      aside={<Mark tone={standingTones[standing]}>{wordOf(accreditation)}</Mark>}
    >
      <ValidityFacts accreditation={accreditation} />
      {acts.length > 0 && (
        <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg" mt="md">
          <WhatIsDue accreditation={accreditation} due={due} />
          <HolderActs accreditation={accreditation} />
        </SimpleGrid>
      )}
    </Pane>
  )
}

const wordOf = ({ standing }: OwnAccreditation) =>
  standing === 'current' ? 'In force' : standingWords(standing).heading

function ValidityFacts({ accreditation }: Pick<Props, 'accreditation'>) {
  const { first_day, expiry_date, certificate_slug, number, renewed_by } = accreditation
  const file = useFileDownload()
  return (
    <Facts
      rows={[
        ['Scope', scopeText(accreditation)],
        [
          'Valid from',
          <span key="from" className="num">
            {dayText(first_day)}
          </span>,
        ],
        [
          'Valid until',
          <span key="until" className="num">
            {dayText(expiry_date)}
          </span>,
        ],
        ...(renewed_by
          ? ([
              [
                'Renewed by',
                <span key="by" className="num">
                  {renewed_by}
                </span>,
              ],
            ] as const)
          : []),
        ...(certificate_slug
          ? ([
              [
                'Certificate',
                <Group key="certificate" gap="sm">
                  <Button
                    variant="default"
                    size="compact-sm"
                    leftSection={<IconDownload size={15} aria-hidden />}
                    loading={file.isPending}
                    onClick={() => file.mutate(certificate_slug)}
                  >
                    Download<span className="vh"> the certificate {number}</span>
                  </Button>
                  <Anchor component={Link} to={paths.verifyDocument('certificate', certificate_slug)} inherit>
                    Public page<span className="vh"> of {number}</span>
                  </Anchor>
                </Group>,
              ],
            ] as const)
          : []),
      ]}
    />
  )
}
