import type { KeyboardEvent } from 'react'
import { ensure } from '@lading/domain/ensure'

const steps: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
}

/** From a box to the next one that way; headings and cells without a box are passed over. */
export function goByArrow(event: KeyboardEvent<HTMLInputElement>) {
  const step = steps[event.key]
  const cell = event.currentTarget.closest('td')
  const row = cell?.closest('tr')
  if (!step || !cell || !row) return
  event.preventDefault()
  const rows = [...ensure(row.parentElement, 'the row group').children]
  let [down, right] = [rows.indexOf(row), cell.cellIndex]
  do {
    down += step[0]
    right += step[1]
    const box = rows[down]?.children[right]?.querySelector('input')
    if (box) return box.focus()
  } while (rows[down] && right > 0 && right < row.children.length)
}

/** The box that was left is the one that Tab comes back to. */
export function becomeEntrance({ currentTarget }: { currentTarget: HTMLInputElement }) {
  const table = ensure(currentTarget.closest('table'), 'the table around the cell')
  for (const box of table.querySelectorAll<HTMLInputElement>('input[tabindex="0"]')) box.tabIndex = -1
  currentTarget.tabIndex = 0
}
