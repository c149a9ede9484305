import classes from './SkipLink.module.css'

/** The first stop of the keyboard on every page: past the menu. */
export function SkipLink() {
  const skip = () => document.getElementById('main')?.focus()
  return (
    <button type="button" className={`${classes.skip} no-print`} data-skip onClick={skip}>
      Skip to content
    </button>
  )
}
