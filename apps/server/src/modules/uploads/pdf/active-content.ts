import { PdfName, type PdfDictionary, type PdfValue } from './read-values.ts'

/** Actions that run something or send something, by their names in the standard (ISO 32000-2, 12.6.4). */
const actions: Readonly<Record<string, string>> = {
  JavaScript: 'JavaScript',
  Launch: 'a command that starts a program (Launch)',
  SubmitForm: 'a form that sends itself (SubmitForm)',
  ImportData: 'a form that reads other files (ImportData)',
  GoToE: 'a way into an embedded file (GoToE)',
  RichMediaExecute: 'a program of an embedded player (RichMedia)',
}
const EMBEDDED = 'embedded files'
const XFA = 'an XFA form'
const PAGE_ACTIONS = 'actions that run by themselves (AA)'

/** Where actions that run by themselves may stand; elsewhere the same two letters name a font or a picture. */
const acting = ['Type', 'Subtype', 'FT', 'T', 'Kids', 'Parent', 'Pages', 'Contents', 'MediaBox', 'Rect']

/** What a value carries that can run or that carries a file, in words; undefined where it holds nothing of the kind. */
export function activeIn(value: PdfValue): string | undefined {
  // An action may name its kind by a reference to a name that stands alone.
  if (value instanceof PdfName) return actions[value.text]
  return firstIn(value)
}

function firstIn(value: PdfValue): string | undefined {
  if (value instanceof PdfName || value === 'other') return undefined
  const held = value instanceof Map ? [...(value as PdfDictionary).values()] : (value as readonly PdfValue[])
  const own = value instanceof Map ? carriedBy(value as PdfDictionary) : undefined
  if (own) return own
  for (const inner of held) {
    const found = firstIn(inner)
    if (found) return found
  }
  return undefined
}

function carriedBy(entries: PdfDictionary): string | undefined {
  const named = (key: string) => {
    const value = entries.get(key)
    return value instanceof PdfName ? value.text : undefined
  }
  const action = actions[named('S') ?? '']
  if (action) return action
  // Artwork in three dimensions names the script that runs as soon as it is shown (ISO 32000-2, 13.6.3).
  if (entries.has('OnInstantiate')) return actions['JavaScript']
  if (entries.has('JS') && entries.has('S')) return actions['JavaScript']
  if (named('Type') === 'EmbeddedFile' || named('Subtype') === 'FileAttachment') return EMBEDDED
  if (entries.has('EmbeddedFiles') || entries.has('EF')) return EMBEDDED
  if (named('Subtype') === 'RichMedia') return actions['RichMediaExecute']
  if (entries.has('XFA')) return XFA
  const own = entries.get('AA')
  const isEmpty = own === undefined || (own instanceof Map && own.size === 0)
  return !isEmpty && acting.some((key) => entries.has(key)) ? PAGE_ACTIONS : undefined
}
