import type { FormDefinition } from '@lading/contract/forms/form-definition'
import { hasSectionList } from '@lading/contract/forms/form-sections'
import { filing as filingCall, type Filing } from '@lading/contract/filing/filing'
import { nounOf, wordsOf } from '@lading/domain/transactions/family-words'
import { typeLabels } from '@lading/domain/transactions/labels'
import { sideLabels } from '@lading/domain/transactions/agency'
import { Anchor, Button, Flex } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { portalOf } from '#lib/portal.ts'
import { useToday } from '#lib/today.ts'
import { sectionOf } from '#ui/answers/answers.ts'
import { FormFacts } from '#ui/answers/FormFacts.tsx'
import { Facts } from '#ui/facts/Facts.tsx'
import { PageSkeleton } from '#ui/layout/PageSkeleton.tsx'
import { Pane } from '#ui/layout/Pane.tsx'
import { ErrorState } from '#ui/messages/ErrorState.tsx'
import type { Draft } from '../draft/use-draft.ts'
import { answersOf, blockersOf, formOf, scopeIn } from '../draft/draft-form.ts'
import { filingQuery } from '../filing-query.ts'
import { FiledLines } from '../report/lines/FiledLines.tsx'
import { FeeTable } from '../transaction/filed/FeeTable.tsx'
import { FiledDocuments } from '../transaction/filed/FiledDocuments.tsx'
import { BlockerList, withRefused } from '../blockers/BlockerList.tsx'
import { SubmitPane } from './SubmitPane.tsx'
import { linkToField, linkToSection, type Step } from '../step-address.ts'
import type { Signing } from './use-signing.ts'

interface Props {
  readonly filing: Filing
  readonly draft: Draft
  readonly back: string
  readonly signing: Signing
  readonly stepLink: (step: Step) => string
}

/** Step 3: everything once more, as the server holds it; what is seen here is what is submitted. */
export function ReviewStep({ filing, draft, signing, back, stepLink }: Props) {
  const [refused, setRefused] = useState<Readonly<Record<string, readonly string[]>>>(noErrors)
  const today = useToday()
  const { data: reviewed, error, refetch } = useReviewed(filing, draft)
  if (!reviewed) return error ? <ErrorState message={error.message} onRetry={() => void refetch()} /> : <PageSkeleton />
  const answers = answersOf(reviewed)
  const scope = 'domestic' in answers ? scopeIn(reviewed) || 'No scope chosen' : ''
  const form = formOf(reviewed)
  const sectionLink = (section: string) => (hasSectionList(form) ? linkToSection(section, 'review') : stepLink(1))
  const change = (to: string, what: string) => (
    <Anchor component={Link} to={to} size="sm" underline="always">
      Change<span className="vh"> {what}</span>
    </Anchor>
  )
  return (
    <>
      <BlockerList
        blockers={withRefused(blockersOf(reviewed, today), refused)}
        headings={{ form, answers, steps: wordsOf(reviewed.type).steps }}
        refusal={refused !== noErrors ? refused : null}
        linkTo={(blocker) => linkToField(form, blocker)}
      />
      <Pane title={sentence(nounOf(reviewed.type))} aside={scope && change(sectionLink('scope'), 'the scope')}>
        <Facts
          rows={[
            [
              'Tracking number',
              <span key="reference" className="num">
                {reviewed.reference}
              </span>,
            ],
            ['Kind', `${typeLabels[reviewed.type]}, ${sideLabels[reviewed.agency].name}`],
            ...(scope ? [[wordsOf(reviewed.type).scope, scope] as const] : []),
          ]}
        />
      </Pane>
      <FormFacts
        form={form}
        answers={answers}
        register={reviewed.register}
        usual={reviewed.limits.filipino_percent}
        aside={(section) =>
          !isComputed(form, section) && change(sectionLink(section), `the part “${form.titleOf(section, answers)}”`)
        }
      />
      <FiledLines filing={reviewed} />
      <Pane title="Documents" aside={change(stepLink(2), 'the documents')}>
        <FiledDocuments requirements={reviewed.requirements} />
      </Pane>
      <FeeTable filing={reviewed} />
      <SubmitPane reviewed={reviewed} draft={draft} signing={signing} onRefused={setRefused} />
      <Flex>
        <Button component={Link} to={back} variant="default" leftSection={<IconArrowLeft size={16} aria-hidden />}>
          Back
        </Button>
      </Flex>
    </>
  )
}

const noErrors = {}

/** Whether the portal writes a section down by itself, as the period of a report. */
function isComputed(form: FormDefinition, section: string): boolean {
  const fields = Object.values(sectionOf(form, section))
  return fields.length > 0 && fields.every(({ computed }) => computed)
}

const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/**
 * The draft as it stood when the person came to this step, once all that was typed is saved. It does not move under
 * their eyes: what changes elsewhere is told when they submit.
 */
function useReviewed(filing: Filing, { flush }: Draft) {
  const [isSaved, setSaved] = useState(false)
  useEffect(() => void flush().finally(() => setSaved(true)), [flush])
  const { transaction_id } = filing
  return useQuery({
    queryKey: [...filingQuery(transaction_id).queryKey, 'reviewed'],
    queryFn: ({ client, signal }) =>
      portalOf(client).transport.call(filingCall, { params: { id: transaction_id }, signal }),
    enabled: isSaved,
    staleTime: Infinity,
    gcTime: 0,
  })
}
