import { expect, test } from 'vitest'
import { show } from '../../testing/show.tsx'
import { EmailAddress } from './EmailAddress.tsx'

/** The lines of a text as they stand on the page. */
function linesOf(text: Element): string[] {
  const lines = new Map<number, string>()
  const texts = document.createTreeWalker(text, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    for (const [place, letter] of [...(node.textContent ?? '')].entries()) {
      const range = document.createRange()
      range.setStart(node, place)
      range.setEnd(node, place + 1)
      const { top } = range.getBoundingClientRect()
      lines.set(top, `${lines.get(top) ?? ''}${letter}`)
    }
  }
  return [...lines.values()]
}

test('an address that is too long for its cell goes on after its @ and its dots', async () => {
  const screen = await show(
    <div style={{ width: '14ch', fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
      <EmailAddress address="compliance@hiraya.example.ph" />
    </div>,
  )
  const address = screen.container.querySelector('div[style*="14ch"]')
  expect(address && linesOf(address)).toEqual(['compliance@', 'hiraya.', 'example.ph'])
  expect(address?.textContent).toBe('compliance@hiraya.example.ph')
})
