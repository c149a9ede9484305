import type { FormSection } from '@lading/contract/forms/form-sections'
import { sectionStateLabels, type SectionState } from '@lading/domain/filing/section-state'
import type { Tone } from '@lading/domain/transactions/labels'
import { Button, Text } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { Link } from 'react-router'
import { Foot } from '#ui/layout/Foot.tsx'
import { Mark } from '#ui/facts/Mark.tsx'
import { Pane } from '#ui/layout/Pane.tsx'
import { RuledList } from '#ui/layout/RuledList.tsx'
import { linkToSection, linkToStep } from '../step-address.ts'
import classes from './SectionList.module.css'

const tones: Readonly<Record<SectionState, Tone>> = {
  'not-started': 'idle',
  'in-progress': 'agency',
  'to-correct': 'client',
  'not-yet': 'idle',
  done: 'done',
  optional: 'idle',
}

interface Props {
  /** The title of the step. */
  readonly title: string
  readonly sections: readonly FormSection[]
}

/** Step 1 at a glance: its sections, how far each has come, and the way to the next one. */
export function SectionList({ title, sections }: Props) {
  const open = sections.filter(isOpen)
  const needed = sections.filter(({ state }) => state !== 'optional')
  return (
    <Pane
      title={title}
      subtitle="Answer the sections in any order. Each answer is saved as you leave its field."
      aside={
        <Text size="sm" className="num" role="status">
          <b>{needed.length - open.length}</b> of {needed.length} sections done
        </Text>
      }
    >
      <RuledList row={0} aria-label="Sections">
        {sections.map((section) => (
          <li key={section.name} className={classes.row}>
            <Link to={linkToSection(section.name)}>{section.title}</Link>
            <Mark tone={tones[section.state]} plain={section.state !== 'to-correct'}>
              {sectionStateLabels[section.state]}
            </Mark>
          </li>
        ))}
      </RuledList>
      <Foot className={classes.foot}>
        <Button
          component={Link}
          to={open[0] ? linkToSection(open[0].name) : linkToStep(2)}
          rightSection={<IconArrowRight size={16} aria-hidden />}
        >
          Continue
        </Button>
      </Foot>
    </Pane>
  )
}

/** Whether a section still needs something before the form can be submitted. */
export const isOpen = ({ state }: FormSection): boolean => !['done', 'optional', 'not-yet'].includes(state)
