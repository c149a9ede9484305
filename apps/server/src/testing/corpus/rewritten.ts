import { lockInTrailer } from '../samples/lock-in-trailer.ts'
import { file, type CorpusFile } from './sample-files.ts'
import { madeBy } from './programs.ts'

const lock = (bits: string, ...more: string[]) => ['--allow-weak-crypto', '--encrypt', '', 'owner', bits, ...more, '--']

/** Ways in which another program stores the same PDF. One that is locked by its owner opens for everybody. */
const ways: Readonly<Record<string, readonly string[]>> = {
  'made for the web': ['--linearize'],
  'packed into streams of objects by qpdf': ['--object-streams=generate'],
  'unpacked for reading': ['--qdf', '--object-streams=disable'],
  'locked by its owner (RC4, 40 bits)': [...lock('40'), '--object-streams=generate'],
  'locked by its owner (RC4, 128 bits)': [...lock('128', '--use-aes=n'), '--object-streams=generate'],
  'locked by its owner (AES, 128 bits)': [...lock('128', '--use-aes=y'), '--object-streams=generate'],
  'locked by its owner (AES, 256 bits)': [...lock('256'), '--object-streams=generate'],
}

/** A PDF as qpdf writes it, in each way, and with its lock where some other programs put it. */
export function rewritten({ what, bytes }: CorpusFile): CorpusFile[] {
  const stored = Object.entries(ways).map(([way, words]) =>
    file(
      `${what}, ${way}`,
      madeBy('qpdf', ['pdf', 'pdf'], bytes, (from, to) => ['--warning-exit-0', ...words, from, to]),
    ),
  )
  const last = stored.at(-1)
  return last ? [...stored, file(`${last.what}, the lock in its trailer`, lockInTrailer(last.bytes))] : stored
}

/** A PDF in those ways in which its owner locks it. */
export const locked = (given: CorpusFile): CorpusFile[] =>
  rewritten(given).filter(({ what }) => what.includes('locked by its owner'))
