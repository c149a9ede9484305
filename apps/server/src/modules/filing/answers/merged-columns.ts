import type { MergedDraft } from '@lading/domain/filing/merge-draft'
import { asJson } from '#platform/jsonb'

/** Merged answers as the columns of their transaction. */
export const mergedColumns = ({ form, version, field_versions }: MergedDraft) => ({
  form: asJson(form),
  form_version: version,
  field_versions: asJson(field_versions),
})
