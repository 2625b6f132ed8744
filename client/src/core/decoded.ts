/** The text of a file: as Unicode where it is, else as spreadsheet programs of Western Europe write it. */
export const decoded = (bytes: ArrayBuffer): string => {
  const [a, b] = new Uint8Array(bytes.slice(0, 2));
  if (a === 0xff && b === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (a === 0xfe && b === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // The decoder throws for nothing else than bytes that are not UTF-8.
    return new TextDecoder('windows-1252').decode(bytes);
  }
};
