import type { Filing } from '@lading/contract/filing/filing'
import { confirmNoDay } from '@lading/contract/filing/filed-documents'
import type { RequirementLine } from '@lading/contract/filing/requirement-lines'
import { isFiledBefore } from '@lading/domain/filing/filed-documents'
import { Checkbox } from '@mantine/core'
import { useAct } from '#lib/act.ts'

interface Props {
  readonly line: RequirementLine
  readonly filing: Filing
  readonly onChanged: (filing: Filing) => void
}

/** Where a lease alone has the day that is asked: the client confirms that no file is one, or enters its day beside it. */
export function NoDay({ line, filing, onChanged }: Props) {
  const act = useAct(confirmNoDay, { onDone: onChanged, stale: [] })
  const unfiled = line.files.filter((file) => !isFiledBefore(filing, file))
  const isDated = line.files.some(({ expires_on }) => expires_on !== null)
  if (!line.is_open || !line.asks_expiry || !line.day_only_for || isDated || unfiled.length === 0) return null
  return (
    <Checkbox
      size="sm"
      label={`No file here is ${line.day_only_for}`}
      aria-label={`No file here is ${line.day_only_for}: ${line.name}`}
      checked={unfiled.every(({ has_no_day }) => has_no_day)}
      onChange={({ currentTarget: { checked: has_no_day } }) =>
        act.mutate({ params: { id: filing.transaction_id }, body: { requirement_code: line.code, has_no_day } })
      }
    />
  )
}
