import { List, Stack, Title } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { groupBlockers, type Headings, type ShownBlocker } from './blocker-groups.ts'
import classes from './Blockers.module.css'

interface LinksProps {
  readonly blockers: readonly ShownBlocker[]
  /** Where the field of one stands; undefined where it cannot be changed here. */
  readonly linkTo: (blocker: ShownBlocker) => string | undefined
}

interface Props extends LinksProps {
  /** The steps and sections they are listed under; a short list needs none. */
  readonly headings?: Headings
  /** Of its own heading: the next below the one it stands under. */
  readonly level?: 2 | 3
  /** What the server refused with; the focus comes here once for each. */
  readonly refusal?: unknown
  /** Nobody has tried to submit yet: it is said as what is left, not as what is wrong. */
  readonly isToDo?: boolean
}

/** What stops a submission, each a link to its field. */
export function BlockerList({ blockers, linkTo, headings, level = 3, refusal, isToDo = false }: Props) {
  const box = useRef<HTMLElement>(null)
  const isRefusal = Boolean(refusal)
  useEffect(() => {
    // Not for each new list: that changes under who corrects it, letter by letter.
    if (refusal) box.current?.focus()
  }, [refusal])
  if (blockers.length === 0) return null
  return (
    <section
      ref={box}
      className={classes.box}
      aria-label="Left to do"
      tabIndex={-1}
      data-to-do={isToDo || undefined}
      {...(isRefusal && { role: 'alert' })}
    >
      <Title order={level} fz="sm" ff="text">
        {isToDo
          ? `Left to do before you submit: ${blockers.length}`
          : blockers.length === 1
            ? 'Correct this before you submit'
            : `Correct these ${blockers.length} before you submit`}
      </Title>
      {headings ? (
        <UnderHeadings {...{ blockers, linkTo, headings, level }} />
      ) : (
        <Links blockers={blockers} linkTo={linkTo} />
      )}
    </section>
  )
}

type GroupedProps = LinksProps & { readonly headings: Headings; readonly level: 2 | 3 }

function UnderHeadings({ blockers, linkTo, headings, level }: GroupedProps) {
  const [ofSteps, ofSections] = level === 2 ? ([3, 4] as const) : ([4, 5] as const)
  return groupBlockers(blockers, headings).map((step) => (
    <Stack key={step.title} gap="xs" w="100%">
      <Title order={ofSteps} fz="sm" ff="text">
        {step.title}
      </Title>
      {step.sections.map(({ title, blockers: found }) => (
        <div key={title ?? ''}>
          {title && (
            <Title order={ofSections} fz="dense" ff="text" c="dimmed">
              {title}
            </Title>
          )}
          <Links blockers={found} linkTo={linkTo} />
        </div>
      ))}
    </Stack>
  ))
}

/** A longer list stands in columns where the screen is wide. */
const ONE_COLUMN = 6

function Links({ blockers, linkTo }: LinksProps) {
  return (
    <List fz="sm" className={blockers.length > ONE_COLUMN ? classes.columns : undefined}>
      {blockers.map((one) => {
        const to = linkTo(one)
        return (
          <List.Item key={`${one.path} ${one.message}`}>
            {to === undefined ? one.message : <Link to={to}>{one.message}</Link>}
          </List.Item>
        )
      })}
    </List>
  )
}

/** Own blockers, then what the server refused besides: each reason once. */
export function withRefused(
  own: readonly ShownBlocker[],
  refused: Readonly<Record<string, readonly string[]>>,
): ShownBlocker[] {
  const more = Object.entries(refused).flatMap(([path, messages]): ShownBlocker[] =>
    messages.map((message) => ({ path, message, step: path.startsWith('documents.') ? 2 : 1 })),
  )
  return [
    ...own,
    ...more.filter((one) => !own.some(({ path, message }) => path === one.path && message === one.message)),
  ]
}
