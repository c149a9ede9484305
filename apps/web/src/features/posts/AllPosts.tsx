import { listAdvisories, listAnnouncements, type PostLine } from '@lading/contract/posts'
import { Button, Stack } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { portalOf } from '#lib/portal.ts'
import { recentText } from '#lib/format.ts'
import { useToday } from '#lib/today.ts'
import { EmptyState } from '#ui/messages/EmptyState.tsx'
import { ErrorState } from '#ui/messages/ErrorState.tsx'
import { PageSkeleton } from '#ui/layout/PageSkeleton.tsx'
import { Pane } from '#ui/layout/Pane.tsx'
import { PostPreview } from './PostPreview.tsx'
import { inWords } from './posts.ts'
import { Note, NoteList } from '#ui/facts/NoteList.tsx'

const A_PAGE = 20

/** Every announcement and every advisory that is for the person, each kind newest first. */
export function AllPosts() {
  return (
    <Stack gap="lg">
      <PostsOf title="Announcements" endpoint={listAnnouncements} />
      <PostsOf title="Advisories" endpoint={listAdvisories} />
    </Stack>
  )
}

interface Props {
  readonly title: string
  readonly endpoint: typeof listAnnouncements
}

function PostsOf({ title, endpoint }: Props) {
  const [read, open] = useState<PostLine>()
  const today = useToday()
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: [endpoint.path],
    queryFn: ({ client, pageParam: page, signal }) =>
      portalOf(client).transport.call(endpoint, { query: { page, per_page: A_PAGE }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) => (pages.length * A_PAGE < total ? pages.length + 1 : undefined),
  })
  if (error && !data) return <ErrorState message={error.message} onRetry={() => void refetch()} />
  if (!data) return <PageSkeleton />
  const lines = data.pages.flatMap((page) => page.data)
  return (
    <Pane title={title}>
      {lines.length === 0 && (
        <EmptyState title="No posts yet" hint="Announcements and advisories of the agencies appear here." order={3} />
      )}
      <NoteList mx={-14}>
        {lines.map((post) => (
          <Note
            key={post.id}
            title={post.title}
            from={`${inWords(post)} · ${recentText(post.created_at, today)}`}
            onOpen={() => open(post)}
          />
        ))}
      </NoteList>
      {hasNextPage && (
        <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show older
        </Button>
      )}
      {read && <PostPreview key={read.id} post={read} onClose={() => open(undefined)} />}
    </Pane>
  )
}
