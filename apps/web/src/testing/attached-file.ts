import type { RequirementFile } from '@lading/contract/filing/requirement-lines'

/** A file that was attached to a requirement of a draft, in its first version. */
export const attachedFile: RequirementFile = {
  id: 31,
  file_id: '00000000-0000-4000-8000-000000000031',
  name: 'sec.pdf',
  media_type: 'application/pdf',
  size: 3000,
  page_count: 1,
  version_no: 1,
  round: 0,
  expires_on: null,
  has_no_day: false,
  uploaded_at: '2026-11-20T02:00:00Z',
  decision: null,
  remark: '',
  replaces: null,
  is_carried: false,
}
