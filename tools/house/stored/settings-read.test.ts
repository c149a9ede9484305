import { limitKeyOf } from '@lading/domain/accreditation/limits/capital'
import { firstSettings } from '@lading/domain/settings/catalogue'
import { agencies } from '@lading/domain/transactions/agency'
import { scopeFlags, scopes } from '@lading/domain/transactions/scope'
import { expect, test } from 'vitest'
import { isSource, repositoryFiles, textOf } from '../sources.ts'

/** What they time comes with cases, with hearings of the air side, and with the printing of certificates. */
const notYet = [
  'clock.cab.evaluation',
  'clock.cab.notice',
  'clock.cab.decision',
  'clock.case_order',
  'clock.printing',
  'deadline.publication_days',
  'deadline.answer_days',
]

test('each setting is read by something: to change it has an effect', () => {
  const sources = repositoryFiles().filter(
    (path) =>
      /^(apps|packages)\/.*\/src\//.test(path) &&
      isSource(path) &&
      !/settings\/catalogue\/|\/seed\/|\.test\.tsx?$/.test(path),
  )
  const keys = firstSettings.map(({ param_key }) => param_key)
  const limits = agencies.flatMap((agency) =>
    scopes.flatMap((scope) => ['capital', 'insurance'].map((limit) => limitKeyOf(limit, agency, scopeFlags([scope])))),
  )
  const unread = unreadIn(sources.map(textOf).join('\n'), keys).filter((key) => !limits.some((limit) => limit === key))
  expect(unread).toEqual(notYet)
})

test('what this rule finds: a whole key, one that is put together, and none of another ending', () => {
  const code = "read('deadline.draft_days'); read(`agency.${agency}.name`); read(`clock.${agency}.${type}`)"
  const keys = ['deadline.draft_days', 'agency.cab.name', 'clock.cab.2', 'clock.cab.notice', 'deadline.days']
  expect(unreadIn(code, keys)).toEqual(['clock.cab.notice', 'deadline.days'])
})

/** The settings that the code names neither whole nor put together: a place in it that is called a type is a number. */
function unreadIn(code: string, keys: readonly string[]): string[] {
  const together = [...code.matchAll(/`([a-z_.\d]*(?:\$\{[^}\n]*\}[a-z_.\d]*)+)`/g)]
    .map(([, template]) => String(template))
    .filter((template) => /[a-z_]{4}/.test(template.replaceAll(PLACE, '')))
    .map((template) => new RegExp(`^${template.replaceAll('.', '\\.').replace(PLACE, asPattern)}$`))
  return keys.filter((key) => !new RegExp(`['"\`]${key}['"\`]`).test(code) && !together.some((one) => one.test(key)))
}

const PLACE = /\$\{[^}]*\}/g
const asPattern = (place: string) => (/type/.test(place) ? '\\d+' : '\\w+')
