import type { Application } from '@lading/contract/applications'
import { zipDocuments } from '@lading/contract/documents'
import { Button } from '@mantine/core'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { useState } from 'react'
import { download } from '#lib/api'
import { BusinessFacts } from '#ui/business-form/BusinessFacts'
import { DownloadButton } from '#ui/DownloadButton'
import { Facts } from '#ui/Facts'
import { Day } from '#ui/Day'
import { Pane } from '#ui/Pane'
import { scopeText } from '@lading/domain/transactions/scope'
import { FeeTable } from './FeeTable.tsx'
import { FiledDocuments } from './FiledDocuments.tsx'

/** What was filed, folded until it is wanted. */
export function FiledFacts({ application }: { application: Application }) {
  const [isOpen, setOpen] = useState(false)
  const { transaction_id, requirements } = application
  const hasFiles = requirements.some((line) => line.files.length > 0)
  return (
    <>
      <Pane
        title={application.open === 'returned' ? 'What you filed, with your new answers' : 'What you filed'}
        aside={
          <Button
            size="compact-sm"
            variant="default"
            aria-expanded={isOpen}
            rightSection={isOpen ? <IconChevronUp size={15} aria-hidden /> : <IconChevronDown size={15} aria-hidden />}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? 'Fold it' : 'Show it'}
          </Button>
        }
      >
        <Facts
          rows={[
            ['Scope', scopeText(application)],
            ['Submitted', <Day key="submitted" at={application.submitted_at} />],
            ['Signed by', application.signature_name],
            ['Certificate', application.delivery === 'pickup' ? 'On paper, picked up' : 'Electronically'],
          ]}
        />
      </Pane>
      {isOpen && (
        <>
          <Pane
            title="Documents"
            aside={
              hasFiles && (
                <DownloadButton save={() => download(zipDocuments, { body: { transaction_id } })}>
                  Download all
                </DownloadButton>
              )
            }
          >
            <FiledDocuments requirements={requirements} />
          </Pane>
          <FeeTable assessment={application.assessment} />
          <BusinessFacts profile={application.form} />
        </>
      )}
    </>
  )
}
