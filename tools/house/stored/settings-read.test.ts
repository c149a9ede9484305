import { firstSettings } from '@lading/domain/settings/catalogue'
import { expect, test } from 'vitest'
import { isSource, repositoryFiles, textOf } from '../sources.ts'

/** What they time comes with cases and with applications by air. */
const notYet = ['clock.case_order', 'deadline.publication_days']

test('each setting is read by something: what staff edit has an effect', () => {
  const sources = repositoryFiles().filter(
    (path) =>
      /^(apps|packages)\/.*\/src\//.test(path) && isSource(path) && !/settings\/catalogue\/|\/seed\//.test(path),
  )
  const code = sources.map(textOf).join('\n')
  const keys = firstSettings.map(({ param_key }) => param_key)
  expect(unreadIn(code, keys)).toEqual(notYet)
  expect(unreadIn(code, ['deadline.days_nobody_reads', 'deadline.draft_days'])).toEqual(['deadline.days_nobody_reads'])
})

/** The settings whose last word the code does not name; the words before it may be put together. */
const unreadIn = (code: string, keys: readonly string[]) =>
  keys.filter((key) => !code.includes(key.slice(key.lastIndexOf('.') + 1)))
