/** Milliseconds of the page's clock, as frames have them. */
export const pageTime = (): number => performance.now();
