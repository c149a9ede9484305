import { Text } from '@mantine/core'

/** What stood there and what stands there now; either may be nothing. */
export function BeforeAfter({ before, after }: { before: string; after: string }) {
  return (
    <span>
      {before === '' ? (
        <Text span inherit c="dimmed">
          empty
        </Text>
      ) : (
        <del>{before}</del>
      )}{' '}
      {after === '' ? <ins>taken out</ins> : <ins>{after}</ins>}
    </span>
  )
}
