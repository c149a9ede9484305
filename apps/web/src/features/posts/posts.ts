import type { PostLine } from '@lading/contract/posts'

/** A post with a document is an advisory, otherwise an announcement (specification, section 2.6). */
export const isAdvisory = ({ advisory_file }: Pick<PostLine, 'advisory_file'>): boolean => advisory_file !== null

export const inWords = (post: Pick<PostLine, 'advisory_file'>) => (isAdvisory(post) ? 'Advisory' : 'Announcement')

export function newestFirst<T extends Pick<PostLine, 'created_at'>>(posts: readonly T[]): T[] {
  return posts.toSorted((one, other) => other.created_at.localeCompare(one.created_at))
}
