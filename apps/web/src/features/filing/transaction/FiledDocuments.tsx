import type { RequirementLine } from '@lading/contract/requirement-lines'
import { useState } from 'react'
import { dayText, sizeText } from '#lib/format.ts'
import { RequirementState } from '../requirements/RequirementItem.tsx'
import { ViewFile } from '../requirements/ViewFile.tsx'

/** The checklist to be read: each document with its files. Optional ones without a file are left out. */
export function FiledDocuments({ requirements }: { requirements: readonly RequirementLine[] }) {
  const [shown, setShown] = useState<{ id: string; name: string }>()
  const lines = requirements.filter((line) => line.mandatory || line.files.length > 0)
  if (lines.length === 0) return <p className="dim">No document is asked yet.</p>
  return (
    <>
      <ul className="filed-docs">
        {lines.map((line) => (
          <li key={line.code}>
            <div>
              <b>{line.name}</b>
              {line.files.map((file) => (
                <span key={file.id} className="filed-file">
                  <button
                    type="button"
                    className="link"
                    onClick={() => setShown({ id: file.file_id, name: file.name })}
                  >
                    {file.name}
                  </button>
                  <span className="num">
                    {[sizeText(file.size), file.expires_on && `${line.expiry_label}: ${dayText(file.expires_on)}`]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </span>
              ))}
            </div>
            <RequirementState line={line} />
          </li>
        ))}
      </ul>
      {shown && <ViewFile file={shown} onClose={() => setShown(undefined)} />}
    </>
  )
}
