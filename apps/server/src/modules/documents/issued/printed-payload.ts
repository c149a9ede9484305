import { documentKindRow, nameOfDocument, type DocumentKind } from '@lading/domain/documents/document-kinds'
import { asWritten, printed, printingFault } from '@lading/domain/text/printable'
import { refused } from '#platform/problem'

/**
 * A payload in letters the fonts hold. Fields refuse the others where they are typed; old rows and names of files may
 * still bring them. What certifies is refused then, with the characters named: it is never wrong by a letter. The
 * others show a question mark, so that a business with such a name can still be received, charged and renamed.
 */
export function printedPayload<P>(kind: DocumentKind, payload: P): P {
  const certifies = documentKindRow(kind).seen_by === 'client-once-issued'
  const found: string[] = []
  const written = texts(payload, (text) => {
    const composed = asWritten(text)
    found.push(composed)
    return certifies ? composed : printed(composed)
  })
  const fault = certifies ? printingFault(found.join('\n')) : undefined
  if (fault) throw refused(`${nameOfDocument({ kind })}: ${fault}`)
  return written as P
}

function texts(value: unknown, write: (text: string) => string): unknown {
  if (typeof value === 'string') return write(value)
  if (Array.isArray(value)) return value.map((one) => texts(one, write))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, texts(one, write)]))
}
