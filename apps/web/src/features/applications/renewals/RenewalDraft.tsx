import { unconfirmedSections } from '@lading/contract/forms/unconfirmed-sections'
import type { Filing } from '@lading/contract/filing'
import { paths } from '@lading/contract/paths'
import { sideLabels } from '@lading/domain/transactions/agency'
import { wordsOf } from '@lading/domain/transactions/family-words'
import { Group, Stack } from '@mantine/core'
import { useState } from 'react'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { Pane } from '#ui/layout/Pane.tsx'
import { RegisterMeanwhile } from '../../filing/RegisterMeanwhile.tsx'
import { BlockerList, withRefused } from '../../filing/blockers/BlockerList.tsx'
import { answersOf, blockersOf, formOf } from '../../filing/draft/draft-form.ts'
import { SavedState } from '../../filing/draft/SavedState.tsx'
import { useDraft } from '../../filing/draft/use-draft.ts'
import { RequirementList } from '../../filing/requirements/RequirementItem.tsx'
import { SeveralFiles } from '../../filing/requirements/several/SeveralFiles.tsx'
import { linkToField } from '../../filing/step-address.ts'
import { SubmitPane } from '../../filing/steps/SubmitPane.tsx'
import { useSigning } from '../../filing/steps/use-signing.ts'
import { DeleteDraft } from '../../filing/transaction/needed/DeleteDraft.tsx'
import { FeeTable } from '../../filing/transaction/filed/FeeTable.tsx'
import { KnownSections } from './KnownSections.tsx'
import { prefilledOf } from './prefilled.ts'
import { RenewalArrears } from './RenewalArrears.tsx'

interface Props {
  /** The accreditation that the renewal makes. */
  readonly id: number
  readonly filing: Filing
}

const everything = () => true

/** Everything a renewal says, on one screen: what nobody looked at yet stands first, then documents, fees and signature. */
export function RenewalDraft({ id, filing }: Props) {
  const draft = useDraft(filing, everything)
  const signing = useSigning()
  const [refused, setRefused] = useState<Readonly<Record<string, readonly string[]>>>({})
  const form = formOf(filing)
  const answers = answersOf(filing)
  const open = unconfirmedSections(form, prefilledOf(filing))
  const blockers = withRefused(blockersOf(filing), refused)
  return (
    <Stack gap="lg">
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
      <BlockerList
        level={2}
        blockers={blockers}
        headings={{ form, answers, steps: wordsOf(filing.type).steps }}
        isRefusal={Object.keys(refused).length > 0}
        linkTo={(blocker) => `${paths.editRenewal(id)}${linkToField(form, blocker)}`}
      />
      <RenewalArrears id={id} filing={filing} />
      <KnownSections id={id} filing={filing} onSaid={draft.refresh} />
      <Pane title="Documents" subtitle="What was filed before and still serves is here already.">
        <SeveralFiles filing={filing} onChanged={draft.refresh}>
          <RequirementList lines={filing.requirements} filing={filing} onChanged={draft.refresh} />
        </SeveralFiles>
      </Pane>
      <FeeTable filing={filing} />
      <SubmitPane
        reviewed={filing}
        {...{ draft, signing }}
        closed={open.length > 0 ? 'Say of each section whether it is still right, or change it.' : undefined}
        onRefused={setRefused}
      />
      <Group justify="center">
        <DeleteDraft filing={filing} draft={draft} />
      </Group>
    </Stack>
  )
}
