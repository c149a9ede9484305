import { ensure } from '@lading/domain/ensure'
/** Where an arrow, Home or End leads from one button of a grid; nothing for other keys and at the edge. */
export function neighbour(buttons: readonly HTMLElement[], from: Element | null, key: string): HTMLElement | undefined {
  const place = buttons.indexOf(from as HTMLElement)
  if (place < 0) return undefined
  if (key === 'ArrowRight') return buttons[place + 1]
  if (key === 'ArrowLeft') return buttons[place - 1]
  if (key === 'Home') return buttons[0]
  if (key === 'End') return buttons.at(-1)
  if (key === 'ArrowDown') return inColumn(buttons.slice(place + 1), ensure(buttons[place], 'the focused button'))
  if (key === 'ArrowUp')
    return inColumn(buttons.slice(0, place).toReversed(), ensure(buttons[place], 'the focused button'))
  return undefined
}

/** The next one in the same column; a short last row is passed over. */
function inColumn(others: readonly HTMLElement[], { offsetLeft }: HTMLElement): HTMLElement | undefined {
  return others.find((one) => Math.abs(one.offsetLeft - offsetLeft) < 4)
}
