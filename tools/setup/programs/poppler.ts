import { aptInstall, mayUseApt } from './apt.ts'
import { findProgram } from './find.ts'

const programs = ['pdfsig', 'pdftoppm', 'pdftotext']

/** Why tests that read a PDF from outside will not run; undefined where poppler's programs are on the path. */
function whyNoPoppler(): string | undefined {
  const missing = programs.filter((name) => !findProgram([name], '-v'))
  return missing.length === 0 ? undefined : `${missing.join(', ')} (poppler-utils) not found on this machine`
}

/** Makes sure of poppler's programs where that is possible; npm carries none, so without root it may stay absent. */
export async function ensurePoppler(): Promise<string> {
  if (whyNoPoppler() && mayUseApt()) await aptInstall(['poppler-utils'])
  const why = whyNoPoppler()
  return why ? `none: ${why}; the tests that need them will be counted as skipped` : 'on the path'
}
