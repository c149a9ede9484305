/** Milliseconds for a screen to arrive: its code, its data and a portal beside other work. The default is for the rest. */
export const SCREEN_WAIT = 20_000

/** Milliseconds for a file to arrive: it is sent, inspected and stored before the page says so. */
export const UPLOAD_WAIT = 20_000
