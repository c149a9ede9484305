import { expect, test } from 'vitest'
import { isSource, repositoryFiles, textOf } from '../sources.ts'

/**
 * A page asks about an entity with `EntityForm`. A dialog has a form of its own, and so has what keeps itself as it is typed
 * and what is asked of somebody who signs in. These others have one, and why.
 */
const own = {
  'filing/steps/QuestionsStep': 'a draft saves itself',
  'filing/steps/SubmitPane': 'the declaration stays while the portal is open',
  'filing/transaction/returned/ReturnedAnswer': 'one answer of a draft, beside others, with both of a conflict',
  'payments/PayPane': 'an act of the workflow',
  'workflow/answers/lines/MarkLineForm': 'one line of a table after the other, from the keyboard',
}

const FEATURES = 'apps/web/src/features/'
const SIGNING_IN = /^(accounts|second-factor|sign-on)\//

const hasOwnForm = (text: string) =>
  /<Form\b/.test(text) && !/#ui\/forms\/dialogs\/Dialog|\buse(Kept|Message)Form\b/.test(text)

const featureFiles = repositoryFiles().filter(
  (path) => path.startsWith(FEATURES) && path.endsWith('.tsx') && isSource(path),
)

test('a page that makes or changes an entity does it with the one form for that', () => {
  const found = featureFiles
    .filter((path) => hasOwnForm(textOf(path)))
    .map((path) => path.slice(FEATURES.length, -'.tsx'.length))
  expect(found.filter((path) => !SIGNING_IN.test(path)).toSorted()).toEqual(Object.keys(own).toSorted())
})

test('only a search is a form without ours around it', () => {
  expect(featureFiles.filter((path) => /<form\b/.test(textOf(path)))).toEqual([`${FEATURES}search/KeywordForm.tsx`])
})

test('a planted form is found', () => {
  expect(hasOwnForm('return <Form form={form} onSubmit={save}>')).toBe(true)
  expect(hasOwnForm('return <EntityForm label="Depot">')).toBe(false)
  expect(hasOwnForm("import { Dialog } from '#ui/forms/dialogs/Dialog.tsx'\n<Form form={form}>")).toBe(false)
})
