const startOfThisProcess = Number(process.hrtime.bigint()) / 1e6 - performance.now();

/**
 * Milliseconds of the machine's monotonic clock, with fractions. Unlike `performance.now()` it is
 * the same clock in every process, so that a time taken in one may be subtracted in another.
 */
export const monotonic = (): number => startOfThisProcess + performance.now();
