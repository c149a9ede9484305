/** How many documents, answers and lines of a filing go back to the client, or came back. */
export interface ReturnedCounts {
  readonly documents: number
  readonly answers: number
  readonly lines: number
}

/** `2 documents, 1 answer and 3 lines`; what is empty is left out. */
export function returnedText({ documents, answers, lines }: ReturnedCounts): string {
  const words = [counted(documents, 'document'), counted(answers, 'answer'), counted(lines, 'line')].flat()
  return [words.slice(0, -1).join(', '), ...words.slice(-1)].filter((part) => part !== '').join(' and ')
}

const counted = (count: number, noun: string) => (count === 0 ? [] : [`${count} ${noun}${count === 1 ? '' : 's'}`])
