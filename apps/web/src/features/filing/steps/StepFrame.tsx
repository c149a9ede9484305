import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { IconCheck } from '@tabler/icons-react'

/** What the first step of a form asks, for its place among the steps. */
export interface StepTitle {
  readonly title: string
  readonly hint: string
}

const later: readonly StepTitle[] = [
  { title: 'Requirements', hint: 'Upload documents' },
  { title: 'Review', hint: 'Check and submit' },
]
export type Step = 1 | 2 | 3

/** The step an address names; 1 where it names none. */
export function stepIn(search: URLSearchParams): Step {
  const step = Number(search.get('step'))
  return step === 2 || step === 3 ? step : 1
}

interface Props {
  /** What is filed: `application`, `request`. */
  readonly noun: string
  readonly first: StepTitle
  readonly step: Step
  /** Steps that are finished, as far as is known. */
  readonly done?: readonly Step[]
  /** Where a step stands; absent while nothing is opened yet. */
  readonly linkTo?: (step: Step) => string
  readonly children: ReactNode
}

/** The three steps above (specification, section 2.3), the questions of the active one below. */
export function StepFrame({ noun, first, step, done = [], linkTo, children }: Props) {
  return (
    <>
      <nav aria-label={`Steps of the ${noun}`} className="wiz-steps">
        <ol>
          {[first, ...later].map(({ title, hint }, index) => {
            const number = (index + 1) as Step
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
