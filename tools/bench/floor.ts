import { createServer } from 'node:http'
import pg from 'pg'

/**
 * The floor: what Node.js and PostgreSQL alone make of the same rows. node:http, ten connections, prepared statements,
 * narrow tables made for these questions alone (floor.sql), JSON; no session, no permission, no rule. A change of it is
 * a commit of its own.
 */
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 })

const LINE = `t.id, t.reference, t.queue_number, t.type, t.status, b.name as business_name, t.filed_at, t.due_on`
const ENTRY = `a.id, b.name as business_name, a.number, a.agency, a.domestic, a.international, a.nvocc, a.expiry_date`
const lines = (found: string) => `select ${LINE} from (${found}) f
  join transactions t on t.id = f.id join businesses b on b.id = t.business_id`
const entries = (found: string) => `select ${ENTRY} from (${found}) f
  join accreditations a on a.id = f.id join businesses b on b.id = a.business_id`
const by = (order: string) => `order by ${order} limit 10 offset $1`
const totalOf = (of: string) => ({ name: `total-${of}`, text: `select total from floor_totals where of = '${of}'` })

type Values = readonly (string | number)[]
const answers: Record<string, (asked: URLSearchParams) => Promise<unknown>> = {
  '/health': async () => ({ ok: (await pool.query({ name: 'one', text: 'select 1' })).rowCount }),
  '/list': async (asked) => {
    const text = lines(`select id from floor_list ${by('filed_at desc, id desc')}`)
    return paged({ name: 'list', text }, totalOf('list'), [Number(asked.get('offset'))])
  },
  // The last page is the first one of the other order.
  '/list-end': async (asked) => {
    const text = lines(`select id from floor_list ${by('filed_at, id')}`)
    return paged({ name: 'list-end', text }, totalOf('list'), [Number(asked.get('offset'))])
  },
  '/list-search': async (asked) => {
    const found = `select id from floor_list where searched like $2 ${by('filed_at desc, id desc')}`
    return searched('list', lines(found), asked)
  },
  '/directory': async (asked) => {
    const text = entries(`select id from floor_directory ${by('name, id')}`)
    return paged({ name: 'directory', text }, totalOf('directory'), [Number(asked.get('offset'))])
  },
  '/directory-search': async (asked) => {
    const found = `select id from floor_directory where name like $2 ${by('name, id')}`
    return searched('directory', entries(found), asked)
  },
  '/verify': async (asked) => {
    const text = `select d.kind, d.number, d.standing, a.agency, a.status, a.first_day, a.expiry_date, b.name
      from issued_documents d join accreditations a on a.id = d.accreditation_id join businesses b on b.id = a.business_id
      where d.slug = $1`
    return (await pool.query({ name: 'verify', text }, [asked.get('slug')])).rows[0]
  },
}

async function paged(page: pg.QueryConfig, total: pg.QueryConfig, values: Values) {
  const [data, counted] = await Promise.all([pool.query(page, [...values]), pool.query(total)])
  return { data: data.rows, total: counted.rows[0].total }
}

async function searched(of: 'list' | 'directory', text: string, asked: URLSearchParams) {
  const pattern = `%${asked.get('word')}%`
  const column = of === 'list' ? 'searched' : 'name'
  const count = { name: `count-${of}`, text: `select count(*)::int as total from floor_${of} where ${column} like $1` }
  const [data, counted] = await Promise.all([
    pool.query({ name: `search-${of}`, text }, [Number(asked.get('offset')), pattern]),
    pool.query(count, [pattern]),
  ])
  return { data: data.rows, total: counted.rows[0].total }
}

const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://floor')
  const answer = answers[pathname]
  if (!answer) return void response.writeHead(404).end()
  answer(searchParams).then(
    (body) => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
    (error: unknown) => response.writeHead(500).end(String(error)),
  )
})
server.listen(Number(process.env['PORT']), '127.0.0.1', () => console.log('ready'))
