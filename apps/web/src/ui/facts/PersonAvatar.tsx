import { avatarColour, initials } from '@lading/domain/people/particulars/avatar'
import { Avatar } from '@mantine/core'

type Colour = ReturnType<typeof avatarColour>

// The specification's ten colours, each dark enough to carry white letters (WCAG 2.2 AA).
const shades: Readonly<Record<Colour, string>> = {
  blue: '#1864ab',
  indigo: '#3b45b8',
  purple: '#7a2e9d',
  pink: '#a61e4d',
  red: '#a51b1b',
  orange: '#a84300',
  yellow: '#7d5a00',
  green: '#2b6a30',
  teal: '#0b6b57',
  cyan: '#0b6478',
}

interface Props {
  readonly user_id: number
  /** The name as it is shown elsewhere, or an address where there is none. */
  readonly name: string
  readonly size: number
  /** The address of their photo, where there is one. */
  readonly photo?: string | undefined
}

/** A person's initials on their colour; a picture for the eye, the name stands beside it or on the button. */
export function PersonAvatar({ user_id, name, size, photo }: Props) {
  return (
    <Avatar
      color={shades[avatarColour(user_id)]}
      styles={{ placeholder: { color: '#fff' } }}
      radius={size}
      variant="filled"
      size={size}
      src={photo ?? null}
      alt=""
      aria-hidden
    >
      {initials(name)}
    </Avatar>
  )
}
