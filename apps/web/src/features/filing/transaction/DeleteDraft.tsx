import type { Filing } from '@lading/contract/filing'
import { paths } from '@lading/contract/paths'
import { moveTransaction, transactionProcess } from '@lading/contract/workflow'
import { clientWordsOf } from '@lading/domain/workflow/actions'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { query } from '#lib/api.ts'
import { useAct } from '#lib/act.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'

/** Deletes a draft after a question, where the person may; nothing is shown to who may not. */
export function DeleteDraft({ filing }: { filing: Filing }) {
  const { transaction_id: id, type, business_id, version } = filing
  const [isAsked, setAsked] = useState(false)
  const navigate = useNavigate()
  const { data } = useQuery(query(transactionProcess, { params: { id } }))
  const { label, done, confirmation } = clientWordsOf('delete-draft', type)
  const act = useAct(moveTransaction, {
    done,
    onSent: () => void navigate(paths.customerDashboard(business_id), { replace: true }),
  })
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
          busy={act.isPending}
          onConfirm={() => act.mutate({ params: { id }, body: { action: 'delete-draft', version } })}
          onClose={() => setAsked(false)}
        >
          {confirmation.text}
        </ConfirmDialog>
      )}
    </>
  )
}
