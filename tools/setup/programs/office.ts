import { aptInstall, mayUseApt } from './apt.ts'
import { findProgram } from './find.ts'

/** Programs that offices write their files with: the package of each, and how it says its version. */
const programs = {
  qpdf: ['qpdf', '--version'],
  gs: ['ghostscript', '--version'],
  img2pdf: ['img2pdf', '--version'],
  pdftocairo: ['poppler-utils', '-v'],
  convert: ['imagemagick', '--version'],
  exiftool: ['libimage-exiftool-perl', '-ver'],
} as const

/** Makes sure of them, for the proof alone. Throws with the names of those that are missing. */
export async function ensureOfficePrograms(): Promise<void> {
  if (missing().length > 0 && mayUseApt()) await aptInstall(missing().map(([, [of]]) => of))
  const names = missing().map(([name]) => name)
  if (names.length > 0) throw new Error(`The corpus needs ${names.join(', ')} on the path.`)
}

const missing = () => Object.entries(programs).filter(([name, [, ask]]) => !findProgram([name], ask))
