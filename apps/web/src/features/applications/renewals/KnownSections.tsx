import { lookedAt, unconfirmedSections, type LookedAt } from '@lading/contract/forms/unconfirmed-sections'
import type { Filing } from '@lading/contract/filing/filing'
import { confirmSections } from '@lading/contract/applications/renewals'
import { paths } from '@lading/contract/addresses/paths'
import { sectionStateLabels } from '@lading/domain/filing/section-state'
import type { Tone } from '@lading/domain/transactions/labels'
import { Button, Group, Text } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useAct } from '#lib/act.ts'
import { useToday } from '#lib/today.ts'
import { SectionOfForm } from '#ui/answers/FormFacts.tsx'
import { Mark } from '#ui/facts/Mark.tsx'
import { Notice } from '#ui/messages/Notice.tsx'
import { answersOf, formOf } from '../../filing/draft/draft-form.ts'
import { prefilledOf } from './prefilled.ts'
import { linkToSection } from '../../filing/step-address.ts'
import { isOpen } from '../../filing/steps/SectionList.tsx'
import { sectionsOf } from '../../filing/steps/sections-of-draft.ts'

interface Props {
  /** The accreditation that the renewal makes. */
  readonly id: number
  readonly filing: Filing
  /** Told the draft as it is after a word. */
  readonly onSaid: (filing: Filing) => void
}

const marks: Readonly<Record<LookedAt, { tone: Tone; word: string }>> = {
  changed: { tone: 'agency', word: 'Changed' },
  confirmed: { tone: 'done', word: 'Still right' },
  open: { tone: 'client', word: 'Look at this' },
}

/** The sections of a prefilled form with what is known; first those that nobody looked at or that lack something. */
export function KnownSections({ id, filing, onSaid }: Props) {
  const act = useAct(confirmSections, { onDone: onSaid, isInTurn: true })
  const form = formOf(filing)
  const answers = answersOf(filing)
  const prefilled = prefilledOf(filing)
  const open = unconfirmedSections(form, prefilled)
  const say = (sections: readonly string[]) => act.mutate({ params: { id }, body: { sections: [...sections] } })
  const sections = sectionsOf(filing, answers, useToday())
  const names = sections.map(({ name }) => name)
  const lacking = sections.filter(isOpen).map(({ name }) => name)
  const isFirst = (name: string) => open.includes(name) || lacking.includes(name)
  const inOrder = [...names.filter(isFirst), ...names.filter((name) => !isFirst(name))]
  return (
    <>
      {open.length > 0 && (
        <Notice tone="client">
          <Group justify="space-between" gap="sm">
            <Text size="sm" role="status">
              <b>{open.length}</b> of {names.length} sections are still to be looked at.
            </Text>
            <Button
              size="sm"
              variant="default"
              leftSection={<IconCheck size={16} aria-hidden />}
              loading={act.isPending}
              onClick={() => say(open)}
            >
              All of them are still right
            </Button>
          </Group>
        </Notice>
      )}
      {inOrder.map((section) => {
        const state = lookedAt(form, section, prefilled)
        const title = form.titleOf(section, answers)
        return (
          <SectionOfForm
            key={section}
            {...{ form, answers, section }}
            register={state === 'changed' ? filing.register : null}
            isWhole
            aside={
              <Group gap="sm" wrap="nowrap" data-section={section}>
                {lacking.includes(section) ? (
                  <Mark tone="client">{sectionStateLabels['to-correct']}</Mark>
                ) : (
                  <Mark tone={marks[state].tone} plain>
                    {marks[state].word}
                  </Mark>
                )}
                {state === 'open' && (
                  <Button size="compact-sm" variant="default" onClick={() => say([section])}>
                    Still right<span className="vh"> {title}</span>
                  </Button>
                )}
                <Button
                  component={Link}
                  size="compact-sm"
                  variant="subtle"
                  to={`${paths.editRenewal(id)}${linkToSection(section, 'review')}`}
                >
                  Change<span className="vh"> {title}</span>
                </Button>
              </Group>
            }
          />
        )
      })}
    </>
  )
}
