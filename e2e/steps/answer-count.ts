import { expect, test, type Page } from '@playwright/test'
import { reachByHand } from './by-hand.ts'

/** What a person did to get somewhere. */
export interface AnswerCount {
  /** Presses of the mouse or a finger: into a field too where the Tab key does not lead to it, and on the button of files. */
  readonly clicks: number
  /** Text fields that were written in, letters that search a list among them; one that is corrected counts once a page. */
  readonly typed: number
  /** Radio buttons, checkboxes and options of lists. */
  readonly picked: number
  /** Texts from a clipboard; they are not typed. */
  readonly pasted: number
  /** Files that were attached. */
  readonly dropped: number
  /** Answers that stood there already, marked as such. */
  readonly prefilled: number
}

type Seen = { readonly [K in keyof AnswerCount]: Set<string> }

/** Counts from now on what is done on a page, through all its addresses; ask the result for the figures so far. */
export async function countAnswers(page: Page): Promise<() => AnswerCount> {
  const seen: Seen = {
    clicks: new Set(),
    typed: new Set(),
    picked: new Set(),
    pasted: new Set(),
    dropped: new Set(),
    prefilled: new Set(),
  }
  await page.exposeFunction('noteAnswer', (kind: keyof Seen, what: string) => seen[kind].add(what))
  await page.addInitScript(watch)
  reachByHand(page)
  return () =>
    Object.fromEntries(Object.entries(seen).map(([kind, what]) => [kind, what.size])) as unknown as AnswerCount
}

/** What a way may ask of a person: these figures may sink, and not grow. In Firefox each typed answer begins with a click (`e2e/firefox/typing.ts`). */
export function expectAtMost(way: string, count: AnswerCount, most: Pick<AnswerCount, 'clicks' | 'typed'>): void {
  console.log(`${way}: ${JSON.stringify(count)}`)
  if (test.info().project.name !== 'firefox') expect(count.clicks).toBeLessThanOrEqual(most.clicks)
  expect(count.typed).toBeLessThanOrEqual(most.typed)
}

/** Runs in the page. */
function watch(): void {
  const note = (kind: string, what: string) =>
    (window as unknown as { noteAnswer: (kind: string, what: string) => void }).noteAnswer(kind, what)
  const once = () => crypto.randomUUID()
  const on = (event: string, listen: (target: Element) => void) =>
    document.addEventListener(event, ({ target }) => target instanceof Element && listen(target), true)
  const isTicked = (target: Element) => target.matches('input[type=radio], input[type=checkbox]')

  on('pointerdown', (target) => {
    note('clicks', once())
    if (target.closest('[role=option]')) note('picked', once())
  })
  let isPasted = false
  on('input', (target) => {
    if (isPasted || !target.matches('input, textarea') || isTicked(target) || target.matches('[type=file]')) return
    note('typed', `${location.pathname}${location.search} ${target.id}`)
  })
  on('change', (target) => {
    if (isTicked(target)) note('picked', once())
    if (!(target instanceof HTMLInputElement) || !target.files) return
    note('clicks', once()) // the browser's own dialog is opened by a press that no journey makes
    for (const file of target.files) note('dropped', file.name + once())
  })
  on('paste', () => {
    note('pasted', once())
    isPasted = true
    setTimeout(() => {
      isPasted = false // what the paste put into the field has been told by then
    })
  })
  document.addEventListener('focusin', () => {
    for (const { id, textContent } of document.querySelectorAll('[id$=-description]'))
      if (/^From (your account|the business profile)/.test(textContent)) note('prefilled', id)
  })
}
