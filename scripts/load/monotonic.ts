/**
 * Milliseconds of the machine's monotonic clock, with fractions. Unlike `performance.now()` it is
 * the same clock in every process, so that a time taken in one may be subtracted in another. An
 * offset taken once would be wrong by however long a busy machine paused between the two looks.
 */
export const monotonic = (): number => Number(process.hrtime.bigint()) / 1e6;
