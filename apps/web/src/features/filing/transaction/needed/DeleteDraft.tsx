import type { Filing } from '@lading/contract/filing/filing'
import { paths } from '@lading/contract/addresses/paths'
import { moveTransaction, transactionProcess } from '@lading/contract/workflow'
import { clientWordsOf } from '@lading/domain/workflow/actions/actions'
import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { query } from '#lib/api.ts'
import { useAct } from '#lib/act.ts'
import { ConfirmDialog } from '#ui/forms/dialogs/ConfirmDialog.tsx'
import type { Draft } from '../../draft/use-draft.ts'

interface Props {
  readonly filing: Filing
  /** Where the draft is being written: what is typed and not saved yet. */
  readonly draft?: Pick<Draft, 'flush' | 'drop'>
}

/** Deletes a draft after a question, where the person may; nothing is shown to who may not. */
export function DeleteDraft({ filing, draft }: Props) {
  const { transaction_id: id, type, business_id, version } = filing
  const [isAsked, setAsked] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { data } = useQuery(query(transactionProcess, { params: { id } }))
  const { label, done, confirmation } = clientWordsOf('delete-draft', type)
  const act = useAct(moveTransaction, {
    done,
    // This page, still in sight, reads nothing of it again; the next one reads all anew.
    stale: [],
    onSent: () => {
      draft?.drop()
      void queries.invalidateQueries({ refetchType: 'none' })
      void navigate(paths.customerDashboard(business_id), { replace: true })
    },
  })
  // A save on its way would find no draft any more.
  const confirm = async () => {
    setSaving(true)
    await draft?.flush()
    setSaving(false)
    act.mutate({ params: { id }, body: { action: 'delete-draft', version } })
  }
  if (!data?.acts.some(({ action }) => action === 'delete-draft')) return null
  return (
    <>
      <Button variant="subtle" color="stamp" onClick={() => setAsked(true)}>
        {label}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={confirmation.question}
          confirm={confirmation.confirm}
          danger
          busy={act.isPending || isSaving}
          onConfirm={() => void confirm()}
          onClose={() => setAsked(false)}
        >
          {confirmation.text}
        </ConfirmDialog>
      )}
    </>
  )
}
