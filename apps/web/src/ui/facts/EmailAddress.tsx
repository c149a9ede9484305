import { Fragment } from 'react'

/** An e-mail address; where it is too long for its line it goes on in the next one after its @ or a dot, not within a word. */
export function EmailAddress({ address }: { readonly address: string }) {
  const words = address.split(/(?<=[@.])/)
  return words.map((word, place) => (
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {word}
    </Fragment>
  ))
}
