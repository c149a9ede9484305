import { uploadTypes } from '@lading/contract/documents/documents'
import type { RequirementLine } from '@lading/contract/filing/requirement-lines'
import type { Place, Proposal } from '@lading/domain/filing/matching/match-files'
import { sizeFault } from '#ui/uploads/fitted.ts'
import { ofDocuments } from '../upload-place.ts'

/** Where the sending of one file stands. */
export type Standing =
  | { readonly kind: 'waiting' }
  /** From 0 to 1; null while a photo is made smaller. */
  | { readonly kind: 'sending'; readonly sent: number | null }
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly why: string }

/** One of several files: what is proposed for it, what the person chose, and how its sending stands. */
export interface BatchFile {
  readonly id: number
  readonly file: File
  /** Why it cannot be sent at all; empty where it can. */
  readonly fault: string
  /** The beginning of its text; undefined while it is not read. */
  readonly text?: string
  /** What the person chose; undefined while the proposal stands. */
  readonly choice?: string | null
  readonly standing: Standing
}

/** The same with what follows from the others. */
export interface ShownFile extends BatchFile {
  readonly proposal: Proposal
  readonly code: string | null
}

export const batchOf = (files: readonly File[]): BatchFile[] =>
  files.map((file, id) => ({ id, file, fault: faultOf(file), standing: { kind: 'waiting' } }))

function faultOf(file: File): string {
  if (!(file.type in uploadTypes)) return `${file.name} is not a PDF, JPG or PNG file.`
  return sizeFault(file, ofDocuments)
}

/** The requirements that take files now, with how many more. A returned file is replaced, not added to. */
export function placesOf(lines: readonly RequirementLine[]): Place[] {
  return lines
    .filter((line) => line.is_open && !line.files.some((file) => file.decision === 'returned'))
    .map(({ code, name, max_files, files }) => ({ code, name, room: max_files - files.length }))
}

/** What is wrong with where a file is to go; undefined where it can go. */
export function choiceFault(one: ShownFile, all: readonly ShownFile[], places: readonly Place[]): string | undefined {
  if (one.code === null) return 'Choose a requirement, or leave this file out.'
  const room = places.find(({ code }) => code === one.code)?.room ?? 0
  const wanting = all.filter(({ code, standing }) => code === one.code && standing.kind !== 'done').length
  if (wanting <= room) return undefined
  if (room === 0) return 'This requirement has all the files it can take.'
  return `This requirement takes only ${room === 1 ? '1 more file' : `${room} more files`}.`
}

/** Several pictures that are to go to one requirement. */
export interface PhotosOfOne {
  readonly code: string
  readonly name: string
  readonly photos: readonly ShownFile[]
}

/** Where several pictures are to go to one requirement: they may be the pages of one document. */
export function photosToJoin(shown: readonly ShownFile[], lines: readonly RequirementLine[]): PhotosOfOne[] {
  const isPicture = ({ file, standing }: ShownFile) => file.type.startsWith('image/') && standing.kind !== 'done'
  return lines.flatMap(({ code, name }) => {
    const photos = shown.filter((one) => one.code === code && isPicture(one))
    return photos.length > 1 ? [{ code, name, photos }] : []
  })
}
