import type { Filing } from '@lading/contract/filing/filing'
import { queueNumber } from '@lading/domain/accreditation/numbers/queue-number'
import { zipDocuments } from '@lading/contract/documents/documents'
import { issuesDocument } from '@lading/contract/transaction-types'
import { wordsOf } from '@lading/domain/transactions/family-words'
import { Button } from '@mantine/core'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { useState } from 'react'
import { useDownload } from '#lib/api.ts'
import { FormFacts } from '#ui/answers/FormFacts.tsx'
import { DownloadButton } from '#ui/pdf/DownloadButton.tsx'
import { Facts } from '#ui/facts/Facts.tsx'
import { Day } from '#ui/facts/Day.tsx'
import { Pane } from '#ui/layout/Pane.tsx'
import { answersOf, formOf, scopeIn } from '../../draft/draft-form.ts'
import { FiledLines } from '../../report/lines/FiledLines.tsx'
import { FeeTable } from './FeeTable.tsx'
import { FiledDocuments } from './FiledDocuments.tsx'

const deliveryOf = ({ delivery }: Filing) => (delivery === 'pickup' ? 'On paper, picked up' : 'Electronically')

/** What was filed, folded until it is wanted. */
export function FiledFacts({ filing }: { filing: Filing }) {
  const download = useDownload()
  const [isOpen, setOpen] = useState(false)
  const { transaction_id, requirements, queue_number } = filing
  const scope = scopeIn(filing)
  const hasFiles = requirements.some((line) => line.files.length > 0)
  return (
    <>
      <Pane
        title={filing.open === 'returned' ? 'What you filed, with your new answers' : 'What you filed'}
        aside={
          <Button
            size="compact-sm"
            variant="default"
            aria-expanded={isOpen}
            rightSection={isOpen ? <IconChevronUp size={15} aria-hidden /> : <IconChevronDown size={15} aria-hidden />}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? 'Hide' : 'Show'}
          </Button>
        }
      >
        <Facts
          rows={[
            ...(scope ? [[wordsOf(filing.type).scope, scope] as const] : []),
            ['Submitted', <Day key="submitted" at={filing.submitted_at} />],
            ['Signed by', filing.signature_name],
            ...(queue_number === null ? [] : [['Queue number of the day', queueNumber(queue_number)] as const]),
            ...(issuesDocument({ ...filing, form: answersOf(filing) })
              ? [['Delivery', deliveryOf(filing)] as const]
              : []),
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
          <FeeTable filing={filing} />
          <FormFacts
            form={formOf(filing)}
            answers={answersOf(filing)}
            register={filing.register}
            usual={filing.limits.filipino_percent}
          />
          <FiledLines filing={filing} />
        </>
      )}
    </>
  )
}
