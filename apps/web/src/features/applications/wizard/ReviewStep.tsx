import { application as applicationCall, type Application } from '@lading/contract/applications'
import type { BusinessSection } from '@lading/contract/forms/business-fields'
import { scopeText } from '@lading/domain/transactions/scope'
import { Button } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { call } from '#lib/api'
import { BusinessFacts } from '#ui/business-form/BusinessFacts'
import { Facts } from '#ui/Facts'
import { PageSkeleton } from '#ui/PageSkeleton'
import { Pane } from '#ui/Pane'
import type { Draft } from '../draft/use-draft.ts'
import { applicationQuery } from '../draft/use-draft.ts'
import { FeeTable } from '../case/FeeTable.tsx'
import { FiledDocuments } from '../case/FiledDocuments.tsx'
import { SubmitPane } from './SubmitPane.tsx'
import type { WizardStep } from './WizardFrame.tsx'

interface Props {
  readonly application: Application
  readonly draft: Draft
  readonly back: string
  readonly stepLink: (step: WizardStep) => string
}

/** Step 3: everything once more, as the server holds it; what is seen here is what is submitted. */
export function ReviewStep({ application, draft, back, stepLink }: Props) {
  const reviewed = useReviewed(application, draft)
  if (!reviewed) return <PageSkeleton />
  const change = (to: WizardStep, what: string) => (
    <Link to={stepLink(to)} className="change-link">
      Change<span className="vh"> {what}</span>
    </Link>
  )
  return (
    <>
      <Pane title="Application" aside={change(1, 'the scope')}>
        <Facts
          rows={[
            [
              'Tracking number',
              <span key="reference" className="num">
                {reviewed.reference}
              </span>,
            ],
            ['Kind', 'New accreditation, sea freight forwarder'],
            ['Scope', scopeText(reviewed) || 'No scope chosen'],
          ]}
        />
      </Pane>
      <BusinessFacts profile={reviewed.form} aside={(section: BusinessSection) => change(1, sectionWords(section))} />
      <Pane title="Documents" aside={change(2, 'the documents')}>
        <FiledDocuments requirements={reviewed.requirements} />
      </Pane>
      <FeeTable assessment={reviewed.assessment} />
      <SubmitPane reviewed={reviewed} draft={draft} stepLink={stepLink} />
      <div className="wiz-foot wiz-back">
        <Button component={Link} to={back} variant="default" leftSection={<IconArrowLeft size={16} aria-hidden />}>
          Back
        </Button>
      </div>
    </>
  )
}

const sectionWords = (section: BusinessSection) => `the part “${section}”`

/**
 * The draft as it stood when the person came to this step, once all that was typed is saved. It does not move under
 * their eyes: what changes elsewhere is told when they submit.
 */
function useReviewed(application: Application, { flush }: Draft): Application | undefined {
  const [isSaved, setSaved] = useState(false)
  useEffect(() => void flush().then(() => setSaved(true)), [flush])
  const { accreditation_id } = application
  const { data } = useQuery({
    queryKey: [...applicationQuery(accreditation_id).queryKey, 'reviewed'],
    queryFn: ({ signal }) => call(applicationCall, { params: { id: accreditation_id }, signal }),
    enabled: isSaved,
    staleTime: Infinity,
    gcTime: 0,
  })
  return data
}
