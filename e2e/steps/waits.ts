// What happens on a page that stands takes the 5 s of any wait. These are for what takes the portal its time, while a
// second journey and the machine's other work share its two processors: 5 s were not enough for them there.

/** Milliseconds for a screen to arrive: its code, its data and a portal beside other work. The default is for the rest. */
export const SCREEN_WAIT = 20_000

/** Milliseconds for a file to arrive: it is sent, inspected and stored before the page says so. */
export const UPLOAD_WAIT = 20_000

/** Milliseconds until a document is drawn and signed: one after the other, at first those of the whole demonstration. */
export const DRAWN_WAIT = 120_000

/** Milliseconds until the jobs have done what the days that passed at once left them, one job after the other. */
export const DAYS_PASSED_WAIT = 120_000
