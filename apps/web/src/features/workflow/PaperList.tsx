import type { IssuedPaper } from '@lading/contract/documents'
import type { Tone } from '@lading/domain/workflow/labels'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { instantText } from '#lib/format'
import { Mark } from '#ui/Mark'
import { PaperDialog } from './PaperDialog.tsx'
import { nameOfPaper } from './paper-names.ts'
import './memorandum.css'

const states: Readonly<Record<IssuedPaper['state'], readonly [Tone, string]>> = {
  queued: ['agency', 'Being drawn'],
  ready: ['done', 'Ready'],
  failed: ['stopped', 'Could not be drawn; tried again'],
  void: ['idle', 'Void'],
}

/** Papers the portal drew, newest first, each to be looked at once it is ready. */
export function PaperList({ papers }: { papers: readonly IssuedPaper[] }) {
  const [shown, setShown] = useState<IssuedPaper>()
  return (
    <>
      <ul className="papers">
        {papers.map((paper) => {
          const [tone, word] = states[paper.state]
          return (
            <li key={paper.id}>
              <div>
                <b>{nameOfPaper(paper)}</b>
                <small className="num">
                  {paper.number} · {instantText(paper.ready_at ?? paper.created_at)}
                </small>
              </div>
              <Mark tone={tone} size="sm" plain>
                {word}
              </Mark>
              {paper.ready_at !== null && (
                <Button
                  size="compact-sm"
                  variant="default"
                  aria-label={`View ${nameOfPaper(paper)} ${paper.number}`}
                  onClick={() => setShown(paper)}
                >
                  View
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {shown && <PaperDialog paper={shown} onClose={() => setShown(undefined)} />}
    </>
  )
}
