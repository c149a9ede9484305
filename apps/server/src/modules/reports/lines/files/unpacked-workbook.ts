import { unzipSync, zipSync } from 'fflate'

const MOST_UNPACKED = 50 * 1024 * 1024 // decided for imported lines
const MOST_PARTS = 1000

/** What a workbook may not carry, by the names of its parts. */
const unwanted: readonly (readonly [RegExp, string])[] = [
  [/vbaProject|macrosheets\/|activeX\//i, 'This file contains macros. Save it as an XLSX workbook without them.'],
  [
    /externalLinks\/|connections\.xml$|queryTables\//i,
    'This file has links to other files or to data sources. Break the links, save it, and send it again.',
  ],
  [/^EncryptedPackage$/i, 'This file is protected by a password. Save a copy without it.'],
  [/xl\/workbook\.bin$/i, 'This is a binary workbook. Save it as XLSX or CSV.'],
]

/** What is read of a workbook: its sheets, their texts and formats. */
const read =
  /^(\[Content_Types\]\.xml|_rels\/|xl\/(workbook\.xml|sharedStrings\.xml|styles\.xml|_rels\/|worksheets\/))/i

/**
 * A workbook with nothing but its sheets, packed anew: what it unpacks to is known before any of it is unpacked, so a
 * small file cannot fill the memory. Throws a `RefusedFile` for macros, links, and what is too large or damaged.
 */
export function unpackedWorkbook(bytes: Uint8Array): Uint8Array {
  let [unpacked, parts] = [0, 0]
  const sheets = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      const why = unwanted.find(([pattern]) => pattern.test(name))?.[1]
      if (why) throw new RefusedFile(why)
      unpacked += originalSize
      parts += 1
      if (unpacked > MOST_UNPACKED || parts > MOST_PARTS)
        throw new RefusedFile('This file is too large once it is unpacked. Send its lines in parts.')
      return read.test(name)
    },
  })
  const types = sheets['[Content_Types].xml']
  if (!types || !sheets['xl/workbook.xml']) throw new RefusedFile('This is not an XLSX workbook.')
  if (/macroEnabled/i.test(new TextDecoder().decode(types)))
    throw new RefusedFile('This file contains macros. Save it as an XLSX workbook without them.')
  return zipSync(sheets, { level: 0 })
}

/** Why a file is not taken, in words for who sent it. */
export class RefusedFile extends Error {}
