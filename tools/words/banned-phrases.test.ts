import { expect, test } from 'vitest'
import { bannedPhrases } from './banned-phrases.ts'
import { productSentences } from './product.ts'
import { sentencesIn } from './sentences.ts'

const sentences = productSentences()
const banned = new RegExp(`(?<![\\w-])(${Object.keys(bannedPhrases).join('|').replaceAll(' ', '\\s')})(?![\\w-])`, 'i')

test('no screen, mail, document or refusal uses a phrase that a public office would not print', () => {
  expect(sentences.length).toBeGreaterThan(5000)
  const found = sentences.flatMap(({ file, line, text }) => {
    const phrase = banned.exec(text)?.[0].toLowerCase()
    return phrase ? [`${file}:${line} “${phrase}” → ${bannedPhrases[phrase] ?? ''}`] : []
  })
  expect(found).toEqual([])
})

test('a sentence is read wherever it stands: between tags, in an attribute, a string, a template, a sum', () => {
  const code = `
    import x from 'no sentence here'
    const text = 'Enter a name.' + \` For \${x}.\`
    const shown = <p title="Your business">Save and <b>then</b> go on.</p>
    const rows = sql\`select a from b\`
    const told = { label: \`Paid on \${x}\` }`
  expect(sentencesIn('a.tsx', code).map(({ line, text }) => `${line} ${text}`)).toEqual([
    '3 Enter a name. For ….',
    '4 Your business',
    '4 Save and … go on.',
    '4 then',
    '6 Paid on …',
  ])
  expect(banned.test('Save and … go on.')).toBe(true)
  expect(banned.test('We recommend the amendment.')).toBe(false)
})
