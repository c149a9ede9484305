import { paths } from '@lading/contract/addresses/paths'
import { Button, Stack, Text, Title } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { Foot } from '../layout/Foot.tsx'

/** What went wrong with a whole page. */
export type Failure = keyof typeof words

// The sentences of the specification, section 8, as they stand there; the last two are ours.
const words = {
  missing: {
    code: '404',
    title: 'Missing Page',
    text: 'The page you are looking for might have been removed had its name changed or is temporarily unavailable.',
  },
  'access-denied': {
    code: '403',
    title: 'Hold Up!',
    text: 'Sorry, you may need additional permission to process this request. Please contact System Administrator.',
  },
  unauthorized: {
    code: '401',
    title: 'Unauthorized',
    text: 'Your session has ended or does not allow this page. Please log in again.',
  },
  broken: { code: '500', title: 'Something is broken here', text: 'Apologized, something went wrong.' },
  maintenance: {
    code: '503',
    title: 'Will be back soon!',
    text: 'The portal is in maintenance mode. Everything you have filed is safe. Please try again later.',
  },
  gone: {
    code: '419',
    title: 'Resource No Longer Available',
    text: 'This page was withdrawn, or the link has expired.',
  },
  outdated: {
    code: '',
    title: 'There is a newer version',
    text: 'This page could not be loaded, probably because the portal was just updated. Reload it to continue.',
  },
  unreachable: {
    code: '',
    title: 'The portal cannot be reached',
    text: 'Check your connection and try again.',
  },
} as const

interface Props {
  readonly failure: Failure
  /** Offered where trying again can help. */
  readonly onRetry?: () => void
}

const helped: readonly Failure[] = ['broken', 'maintenance', 'outdated', 'unreachable']

/** A page that says what went wrong and leads out. Its heading takes the focus. */
export function ErrorPage({ failure, onRetry }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { code, title, text } = words[failure]
  return (
    <Stack align="center" justify="center" gap="md" mih="60vh" px="lg" py={48} ta="center">
      {code && (
        <Text size="sm" fw={600} c="dimmed" lts="0.09em">
          {code}
        </Text>
      )}
      <Title order={1} ref={heading} tabIndex={-1}>
        {title}
      </Title>
      <Text c="dimmed" maw="54ch">
        {text}
      </Text>
      <Foot>
        {onRetry && helped.includes(failure) && (
          <Button variant="default" onClick={onRetry}>
            Try again
          </Button>
        )}
        <Button component={Link} to={paths.dashboard()}>
          Back to Home / Dashboard
        </Button>
      </Foot>
    </Stack>
  )
}
