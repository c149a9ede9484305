import { Skeleton, Stack } from '@mantine/core'

/** The skeleton of a page while its data is on its way. */
export function PageSkeleton() {
  return (
    <Stack gap="lg" role="status" aria-label="Loading">
      <Skeleton height={32} width="min(60%, 360px)" />
      <Skeleton height={14} width="min(80%, 520px)" />
      <Skeleton height={180} radius={8} />
      <Skeleton height={240} radius={8} />
    </Stack>
  )
}
