import type { Field } from '@lading/contract/forms/field-kinds'

/** Places are read by the names that were filed. */
export const isRead = (field: Field) => field.kind !== 'place-code'

export const answerIn = (answers: object, name: string) => (answers as Record<string, unknown>)[name]
