import { productSentences } from './product.ts'

/** `npm run words`: every sentence a person can read, with its file and line; `npm run words -- payments`: those of one area. */
const area = process.argv[2] ?? ''
const list = productSentences().filter(({ file }) => file.includes(area))
process.stdout.write(list.map(({ file, line, text }) => `${file}:${line}\t${text}\n`).join(''))
