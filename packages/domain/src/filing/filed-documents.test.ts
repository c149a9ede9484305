import { expect, test } from 'vitest'
import { Status } from '../transactions/status.ts'
import { filedDocuments, isFiledBefore } from './filed-documents.ts'

const at = new Date('2026-03-02T01:00:00Z')
const permit = { id: 1, round: 0, replaces_id: null }
const better = { id: 2, round: 1, replaces_id: 1 }
const best = { id: 3, round: 2, replaces_id: 2 }
const all = [permit, better, best]
const shown = (submitted_at: Date | null, resubmissions: number) =>
  filedDocuments(all, { submitted_at, resubmissions }).map(({ id, is_current }) => [id, is_current])

test('the agency holds nothing of a draft', () => {
  expect(shown(null, 0)).toEqual([])
})

test('a file stays current for the agency until its replacement is resubmitted', () => {
  expect(shown(at, 0)).toEqual([[1, true]])
  expect(shown(at, 1)).toEqual([
    [1, false],
    [2, true],
  ])
  expect(shown(at, 2)).toEqual([
    [1, false],
    [2, false],
    [3, true],
  ])
})

test('a client gives up what the agency has not seen, and keeps what it has', () => {
  const kept = (status: Status, submitted_at: Date | null, resubmissions = 0) =>
    all.filter((file) => isFiledBefore({ status, submitted_at, resubmissions }, file)).map(({ id }) => id)
  expect(kept(Status.draft, null)).toEqual([])
  expect(kept(Status.forRequirementCompletion, at)).toEqual([1])
  expect(kept(Status.forClientAction, at)).toEqual([1])
  expect(kept(Status.forClientAction, at, 1)).toEqual([1, 2])
})
