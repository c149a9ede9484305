import type { IssuedDocument } from '@lading/contract/documents/documents'
import { nameOfDocument } from '@lading/domain/documents/document-kinds'
import type { Tone } from '@lading/domain/transactions/labels'
import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { instantText } from '#lib/format.ts'
import { Mark } from '#ui/facts/Mark.tsx'
import { IssuedDocumentDialog } from './IssuedDocumentDialog.tsx'
import { RuledList } from '#ui/layout/RuledList.tsx'
import classes from './IssuedDocumentList.module.css'

const states: Readonly<Record<IssuedDocument['state'], readonly [Tone, string]>> = {
  queued: ['agency', 'Being prepared'],
  ready: ['done', 'Ready'],
  failed: ['stopped', 'Could not be prepared; trying again'],
  void: ['idle', 'Void'],
}

/** Documents the portal drew, newest first, each to be looked at once it is ready. */
export function IssuedDocumentList({ documents }: { documents: readonly IssuedDocument[] }) {
  const [shown, setShown] = useState<IssuedDocument>()
  return (
    <>
      <RuledList>
        {documents.map((issuedDocument) => {
          const [tone, word] = states[issuedDocument.state]
          return (
            <li key={issuedDocument.id} className={classes.row}>
              <div>
                <Text size="sm" fw={600}>
                  {nameOfDocument(issuedDocument)}
                </Text>
                <Text size="xs" c="dimmed" className="num">
                  {issuedDocument.number} · {instantText(issuedDocument.ready_at ?? issuedDocument.created_at)}
                </Text>
              </div>
              <Mark tone={tone} size="sm" plain>
                {word}
              </Mark>
              {issuedDocument.ready_at !== null && (
                <Button
                  size="compact-sm"
                  variant="default"
                  aria-label={`View ${nameOfDocument(issuedDocument)} ${issuedDocument.number}`}
                  onClick={() => setShown(issuedDocument)}
                >
                  View
                </Button>
              )}
            </li>
          )
        })}
      </RuledList>
      {shown && <IssuedDocumentDialog issuedDocument={shown} onClose={() => setShown(undefined)} />}
    </>
  )
}
