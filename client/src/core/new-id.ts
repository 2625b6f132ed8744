/** 20 letters and digits at random. Not `crypto.randomUUID`, which plain http does not offer. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(20)), (byte) => (byte % 36).toString(36)).join(
    '',
  );

/** 128 bits at random, in 22 letters that may stand in an address: so posts, sheets and uploads are named. */
export const newKey = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
