import type { chooseColumns as contract } from '@lading/contract/tables/tables'
import type { z } from 'zod'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'

/** A person says which columns of a list they do without. */
export async function chooseColumns(tx: Tx, input: z.output<typeof contract.body>, { user_id }: Caller) {
  const { list } = input
  const hidden = [...new Set(input.hidden)]
  await tx
    .insertInto('table_columns')
    .values({ user_id, list, hidden })
    .onConflict((row) => row.columns(['user_id', 'list']).doUpdateSet({ hidden }))
    .execute()
  return { list, hidden }
}
