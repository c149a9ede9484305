import type { RequirementLine } from '@lading/contract/filing/requirement-lines'
import { Text } from '@mantine/core'
import { useState } from 'react'
import { dayText, sizeText } from '#lib/format.ts'
import { RuledLine } from '#ui/layout/RuledLine.tsx'
import { RuledList } from '#ui/layout/RuledList.tsx'
import { SmallRow } from '#ui/layout/SmallRow.tsx'
import { RequirementState } from '../../requirements/RequirementItem.tsx'
import { ViewFile } from '../../requirements/ViewFile.tsx'

/** The checklist to be read: each document with its files. Optional ones without a file are left out. */
export function FiledDocuments({ requirements }: { requirements: readonly RequirementLine[] }) {
  const [shown, setShown] = useState<{ id: string; name: string }>()
  const lines = requirements.filter((line) => line.mandatory || line.files.length > 0)
  if (lines.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        No document is attached, and none is needed.
      </Text>
    )
  }
  return (
    <>
      <RuledList fz="sm">
        {lines.map((line) => (
          <RuledLine key={line.code} align="start">
            <div>
              <b>{line.name}</b>
              {line.files.map((file) => (
                <SmallRow key={file.id}>
                  <button
                    type="button"
                    className="link"
                    onClick={() => setShown({ id: file.file_id, name: file.name })}
                  >
                    {file.name}
                  </button>{' '}
                  <span className="num">
                    {[
                      sizeText(file.size),
                      file.expires_on && `${line.expiry_label}: ${dayText(file.expires_on)}`,
                      file.has_no_day && `Not ${line.day_only_for}`,
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </SmallRow>
              ))}
            </div>
            <RequirementState line={line} />
          </RuledLine>
        ))}
      </RuledList>
      {shown && <ViewFile file={shown} onClose={() => setShown(undefined)} />}
    </>
  )
}
