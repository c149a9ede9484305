import { MAX_UPLOAD_BYTES, type UploadType } from '@lading/contract/documents'
import { fileTypeFromBuffer } from 'file-type'
import { imageFault } from './image-fault.ts'
import { inspectPdf } from './inspect-pdf.ts'

/** What an upload is, or one sentence why it cannot be taken. */
export type Inspection =
  | { readonly ok: true; readonly name: string; readonly media_type: UploadType; readonly page_count: number | null }
  | { readonly ok: false; readonly why: string; readonly too_large?: true }

const extensions: Readonly<Record<UploadType, readonly [string, ...string[]]>> = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
}

/** What people send by mistake, in their words; the rest is named by its extension. */
const otherKinds: Readonly<Record<string, string>> = {
  exe: 'a program',
  elf: 'a program',
  macho: 'a program',
  zip: 'a ZIP archive',
  rar: 'an archive',
  '7z': 'an archive',
  docx: 'a Word document',
  xlsx: 'an Excel workbook',
  pptx: 'a presentation',
  cfb: 'an Office document',
  heic: 'an HEIC picture',
  tif: 'a TIFF picture',
}

/** Looks at the content of an upload, whatever its name says: kind, structure, number of pages. */
export async function inspectUpload(name: string, bytes: Uint8Array): Promise<Inspection> {
  if (bytes.byteLength === 0) return no('The file is empty. Choose it again, or export it anew.')
  if (bytes.byteLength > MAX_UPLOAD_BYTES) {
    return {
      ok: false,
      too_large: true,
      why: 'The file is larger than 5 MB. Scan it at a lower resolution, or split it.',
    }
  }

  const found = await fileTypeFromBuffer(bytes)
  if (!found || !(found.mime in extensions)) return no(wrongKind(found?.ext))
  const media_type = found.mime as UploadType
  const named = nameFor(name, media_type)
  if (media_type !== 'application/pdf') {
    const fault = imageFault(media_type, bytes)
    return fault ? no(fault) : { ok: true, name: named, media_type, page_count: null }
  }
  const pdf = await inspectPdf(bytes)
  return 'why' in pdf ? no(pdf.why) : { ok: true, name: named, media_type, page_count: pdf.page_count }
}

const no = (why: string): Inspection => ({ ok: false, why })

function wrongKind(extension: string | undefined): string {
  if (!extension) return 'This is not a PDF, JPG or PNG file. Attach one of these.'
  const kind = otherKinds[extension] ?? `a file of the kind ${extension.toUpperCase()}`
  return `This is ${kind}, whatever its name says. Attach a PDF, JPG or PNG.`
}

/** The last part of the name, without what file systems and headers trip over, ending as its content demands. */
export function nameFor(name: string, media_type: UploadType): string {
  const last = name.split(/[\\/]/).at(-1) ?? ''
  // eslint-disable-next-line no-control-regex -- control characters are what is taken out
  const clean = last.replace(/[\u0000-\u001f\u007f"<>|:*?\u202a-\u202e\u2066-\u2069]/g, '').trim()
  const ending = /\.([a-z0-9]{1,5})$/i.exec(clean)?.[1]?.toLowerCase()
  const stem = ending ? clean.slice(0, -ending.length - 1) : clean
  const fitting = ending && extensions[media_type].includes(ending) ? ending : extensions[media_type][0]
  return `${stem.slice(0, 200) || 'document'}.${fitting}`
}
