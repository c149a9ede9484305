/** A value as JSON that people can read, asked for when it is written. */
export async function* asJson(read: () => Promise<unknown>): AsyncGenerator<string> {
  yield `${JSON.stringify(await read(), null, 2)}\n`
}

/** Rows as a list of JSON, a page at a time: all that a person was ever told would not fit into memory. */
export async function* asJsonList(pages: AsyncIterable<readonly unknown[]>): AsyncGenerator<string> {
  let before = '['
  for await (const page of pages) {
    for (const row of page) {
      yield `${before}\n  ${JSON.stringify(row, null, 2).replaceAll('\n', '\n  ')}`
      before = ','
    }
  }
  yield before === '[' ? '[]\n' : '\n]\n'
}
