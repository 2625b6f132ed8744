/** 20 letters and digits at random. Not `crypto.randomUUID`, which plain http does not offer. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(20)), (byte) => (byte % 36).toString(36)).join(
    '',
  );
