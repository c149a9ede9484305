import { deleteTableView } from '@lading/contract/tables/tables'
import { expect, test } from 'vitest'
import { useAct } from '#lib/act.ts'
import { answer, asked } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'

function Question() {
  const act = useAct(deleteTableView, { done: 'The view is deleted.' })
  return (
    <ConfirmDialog
      title="Delete the view?"
      confirm="Delete"
      busy={act.isPending}
      onConfirm={() => act.mutate({ params: { id: 3 } })}
      onClose={() => undefined}
    >
      It cannot be brought back.
    </ConfirmDialog>
  )
}

test('two presses in one moment confirm once', async () => {
  answer('DELETE /table-views/3', () => ({ id: 3 }))
  const screen = await show(<Question />)
  const button = screen.getByRole('button', { name: 'Delete', exact: true })
  await expect.element(button).toBeVisible()
  const element = button.element() as HTMLElement
  element.click()
  element.click()
  await expect.element(screen.getByText('The view is deleted.')).toBeVisible()
  expect(asked).toHaveLength(1)
})
