import { advisoryItems, announcementItems, type PostLine } from '@lading/contract/posts'
import { ActionIcon, Divider, Popover, Skeleton, Stack, Title } from '@mantine/core'
import { IconSpeakerphone } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { paths } from '@lading/contract/addresses/paths'
import { query } from '#lib/api.ts'
import { recentText } from '#lib/format.ts'
import { useToday } from '#lib/today.ts'
import { fetchedPart } from '#lib/page-code.ts'
import { useSession } from '#lib/session.ts'
import { inWords, newestFirst } from './posts.ts'
import { AllNotes, NoNotes, Note, NoteList } from '#ui/facts/NoteList.tsx'

const PostPreview = fetchedPart(async () => (await import('./PostPreview.tsx')).PostPreview)

// Specification, sections 2.6 and 9.
const SHOWN = 5
const VIEW_ALL_ABOVE = 4

/** The announcements and advisories of the top bar, and one of them opened. */
export function PostsMenu() {
  const [opened, setOpened] = useState(false)
  const today = useToday()
  const [read, open] = useState<PostLine>()
  const posts = usePosts(opened)
  const choose = (post: PostLine) => {
    setOpened(false)
    open(post)
  }
  return (
    <>
      <Popover width={380} position="bottom-end" opened={opened} onChange={setOpened} trapFocus returnFocus shadow="lg">
        <Popover.Target>
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label="Announcements and advisories"
            onClick={() => setOpened(!opened)}
          >
            <IconSpeakerphone size={20} stroke={1.6} />
          </ActionIcon>
        </Popover.Target>
        <Popover.Dropdown p={0} maw="calc(100vw - 16px)" aria-label="Announcements and advisories">
          <Title order={2} size="h4" p="sm">
            Announcements and advisories
          </Title>
          <Divider />
          {posts.failed && <NoNotes>They could not be loaded. Open the menu again to retry.</NoNotes>}
          {posts.lines?.length === 0 && (
            <NoNotes>No posts yet. Announcements and advisories of the agencies appear here.</NoNotes>
          )}
          {!posts.lines && !posts.failed && (
            <Stack gap="xs" px="sm" py="md" role="status" aria-label="Loading">
              <Skeleton height={14} />
              <Skeleton height={14} width="60%" />
            </Stack>
          )}
          <NoteList mah="60vh">
            {posts.lines?.slice(0, SHOWN).map((post) => (
              <Note
                key={`${inWords(post)} ${post.id}`}
                title={post.title}
                from={`${inWords(post)} · ${recentText(post.created_at, today)}`}
                onOpen={() => choose(post)}
              />
            ))}
          </NoteList>
          {(posts.lines?.length ?? 0) > VIEW_ALL_ABOVE && (
            <AllNotes to={`${paths.profile()}#posts`} onFollow={() => setOpened(false)} />
          )}
        </Popover.Dropdown>
      </Popover>
      {read && (
        <Suspense fallback={null}>
          <PostPreview key={`${inWords(read)} ${read.id}`} post={read} onClose={() => open(undefined)} />
        </Suspense>
      )}
    </>
  )
}

interface Posts {
  /** Undefined until both kinds have come. */
  readonly lines: PostLine[] | undefined
  readonly failed: boolean
}

/** Both kinds as one list, read while they are shown; each is asked with the user's role (specification, section 2.6). */
function usePosts(enabled: boolean): Posts {
  const { user } = useSession()
  const role = { query: { role_id: user?.role_id || undefined } }
  const announcements = useQuery({ ...query(announcementItems, role), enabled })
  const advisories = useQuery({ ...query(advisoryItems, role), enabled })
  const isComplete = announcements.data && advisories.data
  const lines = isComplete && newestFirst([...announcements.data.data, ...advisories.data.data])
  return { lines, failed: !lines && (announcements.isError || advisories.isError) }
}
