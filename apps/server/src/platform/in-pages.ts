const PAGE = 5000 // rows; fewer where each is long

/** The rows of a table in pages, by their ids. */
export async function* inPages<R extends { id: number }>(
  read: (after: number, limit: number) => Promise<readonly R[]>,
  limit = PAGE,
): AsyncGenerator<readonly R[]> {
  for (let after = 0; ;) {
    const page = await read(after, limit)
    yield page
    if (page.length < limit) return
    after = page.at(-1)?.id ?? after
  }
}
