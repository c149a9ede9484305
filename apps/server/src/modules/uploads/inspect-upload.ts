import { MAX_UPLOAD_BYTES, type UploadType } from '@lading/contract/documents/documents'
import { tooSmallToRead } from '@lading/domain/documents/readable-picture'
import { fileTypeFromBuffer } from 'file-type'
import { cleanJpeg } from './clean-jpeg.ts'
import { cleanPng } from './clean-png.ts'
import { BROKEN_PICTURE, examineImage, type PictureSize } from './examine-image.ts'
import { inspectPdf } from './inspect-pdf.ts'
import { shortened } from '@lading/domain/text/shortened'
import { hasZipTail } from './zip-tail.ts'

/** What an upload is, or one sentence why it cannot be taken. */
export type Inspection =
  | {
      readonly ok: true
      readonly name: string
      readonly media_type: UploadType
      readonly page_count: number | null
      /** In pixels; null for a PDF. */
      readonly size: PictureSize | null
      /** What is kept: a picture loses what its camera wrote beside it. */
      readonly bytes: Uint8Array
    }
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

interface Inspected {
  readonly name: string
  readonly bytes: Uint8Array
  /** Somebody must be able to read it. */
  readonly isDocument?: boolean
}

/** Looks at the content of an upload, whatever its name says: kind, structure, what it carries, number of pages. */
export async function inspectUpload(
  { name, bytes, isDocument = false }: Inspected,
  whose: number,
): Promise<Inspection> {
  if (bytes.byteLength === 0) return no('The file is empty. Choose it again, or export it again.')
  if (bytes.byteLength > MAX_UPLOAD_BYTES) {
    return {
      ok: false,
      too_large: true,
      why: 'The file is larger than 5 MB. Scan it at a lower resolution, or split it.',
    }
  }

  const found = await fileTypeFromBuffer(bytes)
  if (!found || !(found.mime in extensions)) return no(wrongKind(found?.ext))
  if (hasZipTail(bytes))
    return no('This file is a ZIP archive at the same time. Print it to a new PDF, or scan it again.')
  const media_type = found.mime as UploadType
  const named = nameFor(name, media_type)
  if (media_type !== 'application/pdf') return inspectPicture({ name: named, bytes, isDocument }, media_type)
  const pdf = await inspectPdf(bytes, whose)
  if ('why' in pdf) return no(pdf.why)
  return { ok: true, name: named, media_type, page_count: pdf.page_count, size: null, bytes }
}

function inspectPicture({ name, bytes, isDocument }: Inspected, media_type: 'image/jpeg' | 'image/png'): Inspection {
  const found = examineImage(media_type, bytes)
  if ('fault' in found) return no(found.fault)
  const unreadable = isDocument && tooSmallToRead(found.size)
  if (unreadable) return no(unreadable)
  const clean = media_type === 'image/png' ? cleanPng(bytes) : cleanJpeg(bytes)
  return clean ? { ok: true, name, media_type, page_count: null, size: found.size, bytes: clean } : no(BROKEN_PICTURE)
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
  const clean = last.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}"<>|:*?]/gu, '').trim()
  const ending = /\.([a-z0-9]{1,5})$/i.exec(clean)?.[1]?.toLowerCase()
  const stem = ending ? clean.slice(0, -ending.length - 1) : clean
  const fitting = ending && extensions[media_type].includes(ending) ? ending : extensions[media_type][0]
  return `${shortened(stem, LONGEST_STEM) || 'document'}.${fitting}`
}

const LONGEST_STEM = 200
