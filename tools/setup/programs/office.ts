import { ensurePrograms, type Programs } from './ensured.ts'

/** Programs that offices write their files with. */
const programs: Programs = {
  qpdf: ['qpdf', '--version'],
  gs: ['ghostscript', '--version'],
  img2pdf: ['img2pdf', '--version'],
  pdftocairo: ['poppler-utils', '-v'],
  convert: ['imagemagick', '--version'],
  exiftool: ['libimage-exiftool-perl', '-ver'],
}

/** Makes sure of them, for the proof alone. */
export const ensureOfficePrograms = (): Promise<void> => ensurePrograms(programs, 'The corpus')
