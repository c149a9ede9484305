import { nounOf, wordsOf, type StepTitle } from '@lading/domain/transactions/family-words'
import type { TransactionType } from '@lading/domain/transactions/transaction-type'
import { Stepper, VisuallyHidden } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Step } from '../step-address.ts'
import classes from './StepFrame.module.css'

interface Props {
  /** What is filed. */
  readonly type: TransactionType
  readonly step: Step
  /** The section of the step that is open; null while the step stands whole. */
  readonly section?: string | null
  /** Steps that are finished, as far as is known. */
  readonly done?: readonly Step[]
  /** Where a step stands; absent while nothing is opened yet. */
  readonly linkTo?: (step: Step) => string
  readonly children: ReactNode
}

/** The three steps above (specification, section 2.3), the questions of the active one below. */
export function StepFrame({ type, step, section = null, done = [], linkTo, children }: Props) {
  return (
    <>
      <nav aria-label={`Steps of the ${nounOf(type)}`}>
        <Stepper active={step - 1} size="sm" iconSize={36} wrap={false} classNames={parts}>
          {wordsOf(type).steps.map((title, index) => {
            const number = (index + 1) as Step
            const isCurrent = number === step
            // From a section the step leads back to its list.
            const isHere = isCurrent && section === null
            return (
              <OneStep
                key={title.title}
                {...title}
                number={number}
                standing={isCurrent ? 'current' : done.includes(number) ? 'done' : 'open'}
                to={isHere ? undefined : linkTo?.(number)}
              />
            )
          })}
        </Stepper>
      </nav>
      {children}
    </>
  )
}

const parts = {
  root: classes.root,
  step: classes.step,
  stepIcon: classes.icon,
  stepBody: classes.body,
  stepLabel: classes.label,
  stepDescription: classes.description,
  separator: classes.separator,
} as Record<string, string>

interface OneStepProps extends StepTitle {
  readonly number: Step
  readonly standing: 'current' | 'done' | 'open'
  /** Absent where there is nothing to go to. */
  readonly to: string | undefined
}

const states = { current: 'stepProgress', done: 'stepCompleted', open: 'stepInactive' } as const

/** A step as a link; the stepper says of its own where the active one stands, the draft says what is finished. */
function OneStep({ title, hint, number, standing, to, ...given }: OneStepProps) {
  return (
    <Stepper.Step
      {...given}
      state={states[standing]}
      icon={<span aria-hidden>{number}</span>}
      completedIcon={<IconCheck size={18} stroke={2.6} aria-hidden />}
      label={title}
      description={
        <>
          {hint}
          {standing === 'done' && <VisuallyHidden>, done</VisuallyHidden>}
        </>
      }
      allowStepClick={to !== undefined}
      aria-current={standing === 'current' ? 'step' : undefined}
      renderRoot={(button) => {
        const root = { ...button, type: undefined }
        return to === undefined ? <div {...root} tabIndex={undefined} /> : <Link {...root} to={to} />
      }}
    />
  )
}
