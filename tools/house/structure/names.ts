import { posix } from 'node:path'
/** Words that name nothing: a reader learns from them neither what is inside nor what is not. */
const empty = 'utils? helpers? misc commons? managers? data info dtos? stuff things? temp tmp new old copy'
const EMPTY_WORD = new RegExp(`^(${empty.split(' ').join('|')})$`, 'i')

/** A file's name in words: `ValidatePaymentDialog.test.tsx` is validate, payment, dialog. */
function wordsOf(name: string): string[] {
  return name
    .replace(/\.(test|e2e|config|d|generated|queries|routes)?\.?[a-z]+$/, '')
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .split(/[-._]/)
}

/**
 * Whether a file is named after nothing. In a file's name the last word says what it is (`fee-helpers.ts`), so only
 * that one counts (`new-application.ts` is an application); a folder's name counts whole.
 */
export function isNamedAfterNothing(path: string): boolean {
  const [name = '', ...folders] = path.split('/').toReversed()
  return EMPTY_WORD.test(wordsOf(name).at(-1) ?? '') || folders.some((folder) => EMPTY_WORD.test(folder))
}

/** What is wrong with the way a source file's name is written: components in PascalCase, everything else in kebab-case. */
export function isBadlyWritten(path: string): boolean {
  const name = posix.basename(path)
  const pattern = name.endsWith('.tsx') ? /^([A-Z][A-Za-z0-9]*|[a-z][a-z0-9-]*)\./ : /^[a-z0-9][a-z0-9-]*\./
  return !pattern.test(name)
}
