import { WrongSetting } from './config.ts'

/**
 * A bucket from STORAGE_URL: `s3://bucket?region=ap-southeast-1` with the credentials of the environment, or
 * `s3://key:secret@host:port/bucket?region=…` for another maker's; `&plain=true` speaks http. Throws `WrongSetting`.
 */
export function bucketOf(storage_url: string) {
  const url = new URL(storage_url)
  const named = url.pathname.replace(/^\//, '')
  const bucket = named || url.host
  if (!bucket) throw new WrongSetting('The setting STORAGE_URL names no bucket, as in s3://bucket?region=….')
  const scheme = url.searchParams.get('plain') === 'true' ? 'http' : 'https'
  return {
    bucket,
    region: url.searchParams.get('region') ?? 'us-east-1',
    visibility: 'private' as const,
    supportsACL: false,
    ...(named && { endpoint: `${scheme}://${url.host}`, forcePathStyle: true }),
    ...(url.username && {
      credentials: {
        accessKeyId: decodeURIComponent(url.username),
        secretAccessKey: decodeURIComponent(url.password),
      },
    }),
  }
}
