import { isRecord, shownListNames } from '@lading/domain/workflow/lists/lists'

/** Where the crawl finds addresses of a screen that has a name in its path (`:id`), or that shows more than one state. */
export type Sample =
  | { readonly addresses: readonly `/${string}`[] }
  | (Names & {
      /** The first row in each status of these lists: each shows the screen in another way. */
      readonly lists: readonly string[]
      /** What a journey brings into a status comes after what the demonstration holds there. */
      readonly isOldestFirst?: true
      /** Rows about the person who asks are passed over: they lead to another screen. */
      readonly isAnother?: true
    })
  | (Names & {
      /** The first row of this call that has every name. */
      readonly read: `/${string}`
    })

interface Names {
  /** The column of the row that each name of the path takes. */
  readonly names: Readonly<Record<string, string>>
  /** Names that are the same in every address. */
  readonly fixed?: Readonly<Record<string, string>>
}

/** Transactions on the reader's own desk; what other evaluators work on stands in two more lists. */
export const onADesk: Sample = {
  lists: shownListNames.filter((name) => name !== 'for-evaluation' && name !== 'for-revision' && !isRecord(name)),
  names: { id: 'transaction_id' },
}
