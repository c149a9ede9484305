import { Mark } from '#ui/facts/Mark.tsx'

/** Whether a remark on a line is answered. */
export function LineState({ isAnswered }: { readonly isAnswered: boolean }) {
  return (
    <Mark tone={isAnswered ? 'done' : 'client'} size="sm" plain>
      {isAnswered ? 'Answered' : 'Needed'}
    </Mark>
  )
}
