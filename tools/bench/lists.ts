import { parseArgs } from 'node:util'
import { startPostgres } from '../setup/processes/postgres-cluster.ts'
import { compare } from './compare.ts'
import { fill } from './fill.ts'
import { table } from './report.ts'

/** `npm run bench:lists -- --sizes 10000,1000000 --seconds 3 --only directory` */
const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,10000,100000,1000000' },
    seconds: { type: 'string', default: '2' },
    only: { type: 'string', default: '' },
  },
})

const postgres = await startPostgres()
try {
  for (const size of values.sizes.split(',').map(Number)) {
    const database = await fill(postgres.url, size)
    console.log(table(size, await compare(database, { seconds: Number(values.seconds), only: values.only })))
  }
} finally {
  await postgres.stop()
}
