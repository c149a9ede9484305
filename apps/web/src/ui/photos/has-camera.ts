/** Whether taking a photo here opens a camera: a telephone or a tablet, worked by a finger. */
export const hasCamera = () => matchMedia('(pointer: coarse)').matches
