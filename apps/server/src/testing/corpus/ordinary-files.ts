import { PDFDocument } from '@cantoo/pdf-lib'
import { annotateDrawing } from '#testing/samples/hostile-pdfs'
import { pngWithRemark, samplePdf } from '#testing/samples/sample-files'
import { printed, reprinted } from './papers.ts'
import { drawings, photos, scans } from './pictures.ts'
import { rewritten } from './rewritten.ts'
import { file, type CorpusFile } from './sample-files.ts'

/** What businesses have in their drawers: each of them must be taken. `browser` is the path of one, with its flags. */
export async function ordinaryFiles(browser: string, flags: readonly string[]): Promise<CorpusFile[]> {
  const papers = [...printed(browser, flags), ...(await written())]
  return [
    ...papers,
    ...papers.flatMap(rewritten),
    ...papers.flatMap(reprinted),
    ...(await plans()),
    ...photos(),
    ...drawings(),
    file('a picture with a remark before its data', pngWithRemark()),
    ...scans(),
  ]
}

/** Documents that a library writes. */
async function written(): Promise<CorpusFile[]> {
  const form = await PDFDocument.create()
  const fields = form.getForm()
  fields.createTextField('name').addToPage(form.addPage())
  fields.createCheckBox('agrees').addToPage(form.getPage(0))
  return [
    file('a form to fill in', await form.save()),
    file('a document of 400 pages', await samplePdf({ pages: 400 })),
  ]
}

/** Plans of an architect: what they show in three dimensions, without a script. */
async function plans(): Promise<CorpusFile[]> {
  const plan = await PDFDocument.create()
  plan.addPage()
  annotateDrawing(plan)
  const drawn = file('a plan with a drawing in three dimensions', await plan.save())
  return [drawn, ...rewritten(drawn)]
}
