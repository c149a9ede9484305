import { closeSync, existsSync, fstatSync, ftruncateSync, openSync, readFileSync, readSync } from 'node:fs'

const BLOCK = 65_536 // bytes; each next one is twice as long, so that an hour with many acts is read in few steps

/** The lines that were written whole: a process that dies while it writes leaves a torn one, which anchored nothing yet. */
export function anchorLines(file: string): string[] {
  return existsSync(file) ? wholeLines(readFileSync(file, 'utf8')) : []
}

/** The last lines, as many as it takes until `isEnough`: the file grows for as long as the portal lives. */
export function lastAnchorLines(file: string, isEnough: (lines: readonly string[]) => boolean): string[] {
  if (!existsSync(file)) return []
  const opened = openSync(file, 'r')
  try {
    let tail = Buffer.alloc(0)
    for (let start = fstatSync(opened).size, most = BLOCK; start > 0; most *= 2) {
      const block = Buffer.alloc(Math.min(most, start))
      start -= block.length
      readSync(opened, block, 0, block.length, start)
      tail = Buffer.concat([block, tail])
      const lines = wholeLines(tail.subarray(start === 0 ? 0 : tail.indexOf('\n') + 1).toString())
      if (start === 0 || isEnough(lines)) return lines
    }
    return []
  } finally {
    closeSync(opened)
  }
}

const wholeLines = (text: string) =>
  text
    .slice(0, text.lastIndexOf('\n') + 1)
    .split('\n')
    .filter((line) => line !== '')

/** Takes away what a process that died left half written. */
export function cutTornLine(file: string): void {
  if (!existsSync(file)) return
  const opened = openSync(file, 'r+')
  try {
    const { size } = fstatSync(opened)
    const last = Buffer.alloc(1)
    if (size === 0 || (readSync(opened, last, 0, 1, size - 1) === 1 && last.toString() === '\n')) return
    ftruncateSync(opened, readFileSync(file).lastIndexOf('\n') + 1)
  } finally {
    closeSync(opened)
  }
}
