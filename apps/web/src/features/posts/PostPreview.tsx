import { showAdvisory, showAnnouncement, type Post, type PostLine } from '@lading/contract/posts'
import { Button, Loader, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { query } from '#lib/api.ts'
import { recentText } from '#lib/format.ts'
import { useToday } from '#lib/today.ts'
import { Dialog, DialogFoot } from '#ui/forms/dialogs/Dialog.tsx'
import { KeptFile } from '#ui/pdf/KeptFile.tsx'
import { RichHtml } from '#ui/facts/RichHtml.tsx'
import { toast } from '#lib/toast.ts'
import { inWords, isAdvisory } from './posts.ts'
import classes from './PostPreview.module.css'

interface Props {
  readonly post: PostLine
  readonly onClose: () => void
}

/** One post, whole; while it is on its way the page behind it is covered (specification, section 2.6). */
export function PostPreview({ post, onClose }: Props) {
  const { data, error } = useQuery(
    query(isAdvisory(post) ? showAdvisory : showAnnouncement, { params: { id: post.id } }),
  )
  useEffect(() => {
    if (!error) return
    toast.error(error.message)
    onClose()
  }, [error, onClose])
  if (data) return <OpenedPost post={data} onClose={onClose} />
  return error ? null : <BusyPage />
}

function OpenedPost({ post, onClose }: { post: Post; onClose: () => void }) {
  const { advisory_file: path } = post
  const today = useToday()
  return (
    <Dialog title={post.title} onClose={onClose} width={640}>
      <Text fz="dense" c="dimmed" mb="sm">
        {inWords(post)} · {recentText(post.created_at, today)}
      </Text>
      <RichHtml html={post.content} />
      <DialogFoot>
        {path && <KeptFile id={path} name="Save the document" />}
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
      </DialogFoot>
    </Dialog>
  )
}

function BusyPage() {
  const page = document.getElementById('main') ?? document.body
  return createPortal(
    <div className={classes.busy} role="status" aria-label="Opening">
      <Loader display="block" />
    </div>,
    page,
  )
}
