import { Typography } from '@mantine/core'
import DOMPurify from 'dompurify'
import { useMemo } from 'react'

/** HTML that staff or clients wrote: cleaned when it was stored, and once more here. */
export function RichHtml({ html, fz }: { html: string; fz?: string }) {
  const clean = useMemo(
    () =>
      DOMPurify.sanitize(html, {
        USE_PROFILES: { html: true },
        FORBID_ATTR: ['style'],
        FORBID_TAGS: ['form', 'input', 'style'],
      }),
    [html],
  )
  return (
    <Typography {...(fz && { fz })}>
      <div dangerouslySetInnerHTML={{ __html: clean }} />
    </Typography>
  )
}
