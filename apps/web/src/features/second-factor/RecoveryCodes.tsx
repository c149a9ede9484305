import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { saveAs } from '#lib/save-as.ts'
import { Tiles } from '#ui/layout/Tiles.tsx'

interface Props {
  readonly codes: readonly string[]
  /** The words on the button that goes on. */
  readonly done: string
  readonly onDone: () => void
  /** The heading's place among those of the page. */
  readonly heading?: 2 | 3
}

/** The recovery codes, this once: to save, to print, to keep. */
export function RecoveryCodes({ codes, done, onDone, heading = 3 }: Props) {
  const start = useRef<HTMLHeadingElement>(null)
  useEffect(() => start.current?.focus(), [])
  const save = () => saveAs(new Blob([textOf(codes)], { type: 'text/plain' }), 'lading-recovery-codes.txt')
  return (
    <Stack gap="lg">
      <Title order={heading} fz="md" ref={start} tabIndex={-1} style={{ outline: 'none' }}>
        Save these recovery codes
      </Title>
      <Text size="sm">
        Use one of these codes to log in without your phone. Each works once. They are shown only now: keep them in a
        safe place, not on the phone.
      </Text>
      <Tiles
        min="190px"
        fit
        gap="lg"
        verticalSpacing="xs"
        maw={480}
        px="md"
        py="sm"
        bd="1px solid var(--line)"
        bdrs={8}
        aria-label="Recovery codes"
      >
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </Tiles>
      <Group gap="xs">
        <Button variant="default" onClick={save}>
          Save as text
        </Button>
        <Button onClick={onDone}>{done}</Button>
      </Group>
    </Stack>
  )
}

const textOf = (codes: readonly string[]) =>
  ['Recovery codes for Lading. Each works once.', '', ...codes, ''].join('\n')
