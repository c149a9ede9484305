import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { IconCheck } from '@tabler/icons-react'

/** The three steps of an application (specification, section 2.3). */
export const wizardSteps = [
  { title: 'Business Information', hint: 'Who is applying' },
  { title: 'Requirements', hint: 'Upload documents' },
  { title: 'Review', hint: 'Check and submit' },
] as const
export type WizardStep = 1 | 2 | 3

/** The step an address names; 1 where it names none. */
export function stepIn(search: URLSearchParams): WizardStep {
  const step = Number(search.get('step'))
  return step === 2 || step === 3 ? step : 1
}

interface Props {
  readonly step: WizardStep
  /** Steps that are finished, as far as is known. */
  readonly done?: readonly WizardStep[]
  /** Where a step stands; absent while nothing is opened yet. */
  readonly linkTo?: (step: WizardStep) => string
  readonly children: ReactNode
}

/** The steps above, the questions of the active one below. */
export function WizardFrame({ step, done = [], linkTo, children }: Props) {
  return (
    <>
      <nav aria-label="Steps of the application" className="wiz-steps">
        <ol>
          {wizardSteps.map(({ title, hint }, index) => {
            const number = (index + 1) as WizardStep
            const isDone = done.includes(number) && number !== step
            const content = (
              <>
                <i aria-hidden="true">{isDone ? <IconCheck size={18} stroke={2.6} /> : number}</i>
                <span>
                  <b>{title}</b>
                  <small>{hint}</small>
                  {isDone && <span className="vh">, done</span>}
                </span>
              </>
            )
            return (
              <li key={title} data-done={isDone || undefined} aria-current={number === step ? 'step' : undefined}>
                {linkTo && number !== step ? (
                  <Link to={linkTo(number)} preventScrollReset={false}>
                    {content}
                  </Link>
                ) : (
                  <div>{content}</div>
                )}
              </li>
            )
          })}
        </ol>
      </nav>
      {children}
    </>
  )
}
