import type { TransactionDetail } from '@lading/contract/evaluation'

/** What goes back to the client: returned documents, marked answers and marked lines, each with its remark. */
export function marksOf({ checklist, returns }: TransactionDetail) {
  const documents = checklist.flatMap(({ code, name, files }) =>
    files
      .filter(({ decision }) => decision === 'returned')
      .map(({ id, remark }) => ({ key: `${code}-${id}`, label: name, remark })),
  )
  const marked = (of: 'field' | 'line') =>
    returns
      .filter(({ kind, is_sent }) => kind === of && !is_sent)
      .map(({ id, label, remark }) => ({ key: `${of}-${id}`, label, remark }))
  return { documents, answers: marked('field'), lines: marked('line') }
}
