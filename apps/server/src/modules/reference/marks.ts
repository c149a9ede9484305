// Plain marks drawn for this project; an agency that runs the portal replaces them with its own.
const frame = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" fill="none" stroke="#0b2a36" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"><circle cx="32" cy="32" r="29" fill="#f6f5f0"/><circle cx="32" cy="32" r="25" stroke="#d69b29" stroke-width="1.2"/>${inside}</svg>`

const ship = `<path d="M17 36h30l-4 9H22z" fill="#0f6d83"/><path d="M22 36v-8h8v8M30 36V24h9v12M34 24v-6"/><path d="M13 49c3-2 6-2 9 0s6 2 9 0 6-2 9 0 6 2 9 0" stroke="#0f6d83" stroke-width="2"/>`
const wing = `<path d="M14 38 50 18 40 44l-9-6-5 8-2-11z" fill="#0f6d83"/><path d="M24 35 50 18 31 38"/>`

/** The pictures that `GET /config/image` knows, by directory: looked up here, never a path of the file system. */
export const marks: Readonly<Record<string, string>> = {
  'agencies/dti': frame(ship),
  'agencies/cab': frame(wing),
}
