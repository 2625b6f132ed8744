/**
 * A name for one tap, 128 bits at random. Not `crypto.randomUUID`: a school's own server is often
 * reached without https, and there the browser does not offer it.
 */
export const newAttempt = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
