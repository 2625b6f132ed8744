import type { PdfSource } from '../read-pdf.ts';

/** Notes how much of it is asked for, and at once. */
export const sourceOf = (bytes: Buffer) => {
  const asked = { total: 0, most: 0 };
  const source: PdfSource = {
    bytes: bytes.byteLength,
    read: (from, to) => {
      asked.total += to - from;
      asked.most = Math.max(asked.most, to - from);
      return Promise.resolve(bytes.subarray(from, to));
    },
  };
  return { source, asked };
};
/** A page on which this stands. */
export const written = (text: string) => ({
  dictionary: '',
  contents: Buffer.from(`BT /F 12 Tf 20 100 Td (${text}) Tj ET`),
});
