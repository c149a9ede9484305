import { nounOf } from '@lading/domain/transactions/family-words'
import type { Filing } from '@lading/contract/filing'
import type { RequirementLine } from '@lading/contract/requirement-lines'
import { Link } from 'react-router'
import { hasFieldErrors } from '#lib/act.ts'
import { faultsOf } from '../draft/draft-form.ts'
import { Obstacle, Obstacles } from './Obstacles.tsx'
import type { Step } from './step-address.ts'

interface Props {
  readonly filing: Filing
  readonly stepLink: (step: Step) => string
  /** What the server refused last. */
  readonly problem: Error | null
  readonly missing: readonly RequirementLine[]
  readonly mayFollow: boolean
}

const MOST = 6

/** What keeps the application from being submitted, with the way to each step. */
export function LeftToDo({ filing, stepLink, problem, missing, mayFollow }: Props) {
  const answers = [...new Set([...missingAnswers(filing), ...refusedAnswers(problem, 'answers')])]
  const dates = [...new Set([...undatedIn(filing), ...refusedAnswers(problem, 'documents')])]
  if (answers.length + dates.length + missing.length === 0) return null
  return (
    <Obstacles label="Left to do">
      {answers.length > 0 && <Left title="Answers in step 1" lines={answers} to={stepLink(1)} step="Go to step 1" />}
      {missing.length > 0 && (
        <Left
          title={
            mayFollow
              ? `Documents that may follow; the agency receives the ${nounOf(filing.type)} once they are there`
              : 'Documents in step 2'
          }
          lines={missing.map((line) => line.name)}
          to={stepLink(2)}
          step="Go to step 2"
        />
      )}
      {dates.length > 0 && <Left title="Dates in step 2" lines={dates} to={stepLink(2)} step="Go to step 2" />}
    </Obstacles>
  )
}

function Left({ title, lines, to, step }: { title: string; lines: readonly string[]; to: string; step: string }) {
  const shown = lines.length > MOST ? [...lines.slice(0, MOST), `and ${lines.length - MOST} more`] : lines
  return <Obstacle title={title} lines={shown} way={<Link to={to}>{step}</Link>} />
}

function missingAnswers(filing: Filing): string[] {
  return faultsOf(filing).map(({ message }) => message)
}

/** Documents that wait for the day on their face. */
export function undatedIn({ requirements }: Filing): string[] {
  return requirements
    .filter((line) => line.asks_expiry && line.files.some((file) => file.expires_on === null))
    .map((line) => `${line.name}: enter “${line.expiry_label}”.`)
}

const ofThisStep = ['declaration', 'privacy_version', 'signature_name', 'delivery', 'content_hash', 'form_version']

function refusedAnswers(problem: Error | null, kind: 'answers' | 'documents'): string[] {
  if (!hasFieldErrors(problem)) return []
  return Object.entries(problem.problem.errors ?? {})
    .filter(([path]) => !ofThisStep.includes(path) && path.startsWith('documents.') === (kind === 'documents'))
    .flatMap(([, messages]) => messages)
}
