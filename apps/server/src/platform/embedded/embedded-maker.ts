import { openPglite } from './open-pglite.ts'

// A process of its own: `make-embedded.ts` says why. It ends with the portal that began it, by whatever signal that ends.
process.once('disconnect', () => process.exit(1))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})

/** Of one megabyte instead of sixteen: what a small database keeps of its log is as small. */
const logFiles = ['--wal-segsize=1']

const [folder] = process.argv.slice(2)
try {
  await (await openPglite({ dataDir: String(folder), initDbStartParams: logFiles })).close()
  process.exit(0)
} catch (error) {
  const { message, code } = error as NodeJS.ErrnoException
  process.send?.({ message, code }, () => process.exit(1))
}
