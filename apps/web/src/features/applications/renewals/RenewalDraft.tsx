import type { Filing } from '@lading/contract/filing/filing'
import { sideLabels } from '@lading/domain/transactions/agency'
import { Group, Stack } from '@mantine/core'
import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { Pane } from '#ui/layout/Pane.tsx'
import { RegisterMeanwhile } from '../../filing/RegisterMeanwhile.tsx'
import { BlockerList } from '../../filing/blockers/BlockerList.tsx'
import { answersOf } from '../../filing/draft/draft-form.ts'
import { SavedState } from '../../filing/draft/SavedState.tsx'
import { useDraft } from '../../filing/draft/use-draft.ts'
import { RequirementList } from '../../filing/requirements/RequirementItem.tsx'
import { SeveralFiles } from '../../filing/requirements/several/SeveralFiles.tsx'
import { SubmitPane } from '../../filing/steps/SubmitPane.tsx'
import { useFocusOnField } from '../../filing/steps/use-focus-on-field.ts'
import { useSigning } from '../../filing/steps/use-signing.ts'
import { DeleteDraft } from '../../filing/transaction/needed/DeleteDraft.tsx'
import { FeeTable } from '../../filing/transaction/filed/FeeTable.tsx'
import { KnownSections } from './KnownSections.tsx'
import { RenewalArrears } from './RenewalArrears.tsx'
import { useRenewalBlockers } from './use-renewal-blockers.ts'

interface Props {
  /** The accreditation that the renewal makes. */
  readonly id: number
  readonly filing: Filing
}

const everything = () => true

/** Everything a renewal says, on one screen: what stops it, what is known, the documents, fees and signature. */
export function RenewalDraft({ id, filing }: Props) {
  const draft = useDraft(filing, everything)
  const signing = useSigning(filing)
  const [refused, setRefused] = useState<Readonly<Record<string, readonly string[]>>>({})
  const { arrears, waivers, closed, ...blockers } = useRenewalBlockers(id, filing, refused)
  const isRefusal = Object.keys(refused).length > 0
  const page = useRef<HTMLDivElement>(null)
  useFocusOnField(page, answersOf(filing), useSearchParams()[0].get('field'))
  return (
    <Stack gap="lg" ref={page}>
      <PageHeader
        eyebrow={`Renewal · ${sideLabels[filing.agency].name}`}
        title={filing.business_name}
        subtitle={
          <>
            <span className="num">{filing.reference}</span>. Look through what is known, add the documents, and sign.
          </>
        }
        action={<SavedState saving={draft.saving} />}
      />
      <RegisterMeanwhile filing={filing} />
      <BlockerList level={2} {...blockers} refusal={isRefusal ? refused : null} isToDo={!isRefusal} />
      <RenewalArrears {...{ arrears, waivers, filing }} />
      <KnownSections id={id} filing={filing} onSaid={draft.refresh} />
      <Pane title="Documents" subtitle="What was filed before and still serves is here already.">
        <SeveralFiles filing={filing} onChanged={draft.refresh}>
          <RequirementList lines={filing.requirements} filing={filing} onChanged={draft.refresh} />
        </SeveralFiles>
      </Pane>
      <FeeTable filing={filing} />
      <SubmitPane reviewed={filing} {...{ draft, signing, closed }} onRefused={setRefused} />
      <Group justify="center">
        <DeleteDraft filing={filing} draft={draft} />
      </Group>
    </Stack>
  )
}
