import type { RequestLetter } from '@lading/contract/requests/request-letter'
import { instantText } from '#lib/format.ts'

export type Letter = NonNullable<RequestLetter['letter']>

/** Which version of a letter it is, by whom and when. */
export const writtenText = ({ version_no, written_by, written_at }: Letter): string =>
  `Version ${version_no}, written by ${written_by}, ${instantText(written_at)}.`
