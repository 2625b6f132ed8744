/** What the promise gives, or an error that says what did not come in time. */
export const within = async <Value>(
  ms: number,
  what: string,
  promise: Promise<Value>,
): Promise<Value> => {
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`Waited ${ms / 1_000} s for ${what}.`)), ms);
  try {
    return await Promise.race([promise, tooLate]);
  } finally {
    clearTimeout(timer);
  }
};
