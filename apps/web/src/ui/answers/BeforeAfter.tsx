import { Text } from '@mantine/core'

/** What stood there and what stands there now; either may be nothing. One run of words, also beside a button. */
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
