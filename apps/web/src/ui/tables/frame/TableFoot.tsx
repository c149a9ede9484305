import { PAGE_SIZES } from '@lading/contract/tables/paged-table'
import { ActionIcon, Group, Select, Text } from '@mantine/core'
import { IconChevronLeft, IconChevronRight, IconChevronsLeft, IconChevronsRight, type Icon } from '@tabler/icons-react'
import { useEffect, useId } from 'react'
import { countText } from '#lib/format.ts'
import type { TableState } from '../request/table-request.ts'

interface Props {
  readonly state: TableState
  /** Undefined while it is not known. */
  readonly total: number | undefined
  /** More fit than the total; the list is those that changed last. */
  readonly isMore: boolean
  readonly isLoading: boolean
}

/** Below a table: which entries are shown, the size of a page, and the four ways to turn it. */
export function TableFoot({ state, total, isMore, isLoading }: Props) {
  const { page, per_page } = state.request
  const last = Math.max(1, Math.ceil((total ?? 0) / per_page))
  const { turnTo } = state
  // The list may have become shorter than the page the address names.
  useEffect(() => {
    if (total !== undefined && page > last) turnTo(last)
  }, [total, page, last, turnTo])

  const rows = useId()
  return (
    <Group justify="space-between" gap="sm" px="md" py="sm" style={{ borderTop: '1px solid var(--line)' }}>
      <Text size="sm" className="num" role="status">
        {isLoading && 'Loading…'}
        {total !== undefined && entries(page, per_page, total, isMore)}
      </Text>
      <Group gap="sm" className="no-print">
        <Group gap={8} wrap="nowrap">
          <Text size="sm" id={rows}>
            Rows
          </Text>
          <Select
            aria-labelledby={rows}
            w={76}
            data={PAGE_SIZES.map(String)}
            value={String(per_page)}
            allowDeselect={false}
            onChange={(size) => state.resize(Number(size))}
          />
        </Group>
        <Group gap={6} wrap="nowrap">
          <Turn label="First page" icon={IconChevronsLeft} off={page <= 1} onClick={() => turnTo(1)} />
          <Turn label="Previous page" icon={IconChevronLeft} off={page <= 1} onClick={() => turnTo(page - 1)} />
          <Text size="sm" px="xs" className="num">
            {page} / {last}
          </Text>
          <Turn label="Next page" icon={IconChevronRight} off={page >= last} onClick={() => turnTo(page + 1)} />
          <Turn label="Last page" icon={IconChevronsRight} off={page >= last} onClick={() => turnTo(last)} />
        </Group>
      </Group>
    </Group>
  )
}

function Turn({ label, icon: Shown, off, onClick }: { label: string; icon: Icon; off: boolean; onClick: () => void }) {
  return (
    // Not disabled: the focus would be lost with the last page.
    <ActionIcon
      variant="default"
      size="lg"
      aria-label={label}
      {...(off ? { 'data-disabled': true, 'aria-disabled': true } : { onClick })}
    >
      <Shown size={16} />
    </ActionIcon>
  )
}

/** Specification, section 2.7. */
function entries(page: number, per_page: number, total: number, isMore: boolean): string {
  const from = total === 0 ? 0 : (page - 1) * per_page + 1
  const upTo = Math.min(page * per_page, total)
  if (!isMore) return `Showing ${from} to ${upTo} of ${total} entries`
  const many = countText(total)
  return `Showing ${from} to ${upTo} of more than ${many} entries. The ${many} that changed last are listed.`
}
