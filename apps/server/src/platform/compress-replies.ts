import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

/** Replies of a kilobyte and more go out compressed, but for those that hold a secret (`bind`). Files come as they are. */
export async function compressReplies(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    customTypes: /^application\/json/,
    globalDecompression: false, // a small body could grow to any size
  })
}
