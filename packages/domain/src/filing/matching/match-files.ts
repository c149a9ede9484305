import { placeOf, wordsOf } from './file-words.ts'
import { firstPlace, phrasesFor } from './usual-names.ts'

/** A requirement that files may be proposed for. */
export interface Place {
  readonly code: string
  readonly name: string
  /** How many more files it takes now. */
  readonly room: number
}

/** What is known of a file before it is sent. `text`: the beginning of its text; empty where it has none. */
export interface FileToMatch {
  readonly name: string
  readonly text?: string
}

/** A proposal a person confirms. Without `code` it is left to them: `among` has the requirements it could be for. */
export interface Proposal {
  readonly code: string | null
  readonly by: 'name' | 'text' | 'several' | 'full' | 'unknown'
  readonly among: readonly string[]
}

/**
 * Proposes for each file the requirement it answers, by its name and where that says nothing by its text. Nothing is
 * guessed: a file that fits two requirements, and files for which there is no room together, are left to the person.
 */
export function matchFiles(files: readonly FileToMatch[], places: readonly Place[]): Proposal[] {
  const matched = files.map((file) => matchOne(file, places))
  const wanting = (code: string) => matched.filter((one) => one.code === code).length
  return matched.map((one) => {
    const place = places.find(({ code }) => code === one.code)
    return place && wanting(place.code) > place.room ? { code: null, by: 'full', among: [place.code] } : one
  })
}

const unknown: Proposal = { code: null, by: 'unknown', among: [] }

function matchOne({ name, text = '' }: FileToMatch, places: readonly Place[]): Proposal {
  const byName = byFileName(wordsOf(name), places)
  return byName.by === 'unknown' && text !== '' ? byHead(wordsOf(text).slice(0, HEAD), places) : byName
}

/** Words of a name that many documents have. */
const COMMON = new Set(
  wordsOf(
    `authority bill business certificate clearance company contract copy document form key latest list name new
    operating permit present proof receipt registration statement updated`,
  ),
)
/** What a name must reach, and by how much it must lead: one rare word, or a usual name (which counts two). */
const ENOUGH = 1
const LEAD = 1
const USUAL_NAME = 2

function byFileName(words: readonly string[], places: readonly Place[]): Proposal {
  const numbered = places.filter(({ code }) => placeOf(wordsOf(code), words) >= 0)
  if (numbered.length > 0) return chosen(numbered, 'name')
  const scored = places
    .map((place) => ({ place, score: scoreOf(words, place, places) }))
    .toSorted((one, other) => other.score - one.score)
  const best = scored[0]?.score ?? 0
  if (best < ENOUGH) return unknown
  return chosen(
    scored.filter(({ score }) => best - score < LEAD && score > 0).map(({ place }) => place),
    'name',
  )
}

/** A usual name of the document, and words that few requirements of this list have. */
function scoreOf(words: readonly string[], place: Place, places: readonly Place[]): number {
  const own = [...new Set(wordsOf(place.name))].filter((word) => !COMMON.has(word) && words.includes(word))
  const rarity = own.map((word) => 1 / places.filter(({ name }) => wordsOf(name).includes(word)).length)
  const called = firstPlace(phrasesFor(place.name, 'called'), words) === undefined ? 0 : USUAL_NAME
  return rarity.reduce((sum, one) => sum + one, called)
}

/** Words of a text in which its title must stand. */
const HEAD = 60

/** By the title that stands first in the text. */
function byHead(words: readonly string[], places: readonly Place[]): Proposal {
  const titled = places.flatMap((place) => {
    const at = firstPlace(phrasesFor(place.name, 'printed'), words)
    return at === undefined ? [] : [{ place, at }]
  })
  const first = Math.min(...titled.map(({ at }) => at))
  return chosen(
    titled.filter(({ at }) => at === first).map(({ place }) => place),
    'text',
  )
}

function chosen(places: readonly Place[], by: 'name' | 'text'): Proposal {
  const among = places.map(({ code }) => code)
  if (among.length === 0) return unknown
  return among.length === 1 ? { code: among[0] ?? null, by, among } : { code: null, by: 'several', among }
}
