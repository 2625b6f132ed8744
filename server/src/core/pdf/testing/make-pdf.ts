import { buffer } from 'node:stream/consumers';
import { constants, deflateRawSync } from 'node:zlib';
import PDFDocument from 'pdfkit';

/** A real PDF, as programs make them. */
export const writePdf = async (
  write: (document: PDFKit.PDFDocument) => unknown,
  options: PDFKit.PDFDocumentOptions = {},
): Promise<Buffer> => {
  const document = new PDFDocument(options);
  const made = buffer(document);
  write(document);
  document.end();
  return made;
};

/** An object of a PDF: text, or the contents of a stream with what its dictionary says. */
type PdfObject = string | { readonly dictionary: string; readonly contents: Buffer };

const written = (at: number, object: PdfObject): Buffer => {
  if (typeof object === 'string') return Buffer.from(`${at} 0 obj\n${object}\nendobj\n`, 'latin1');
  const { dictionary, contents } = object;
  return Buffer.concat([
    Buffer.from(`${at} 0 obj\n<<${dictionary} /Length ${contents.byteLength}>>\nstream\n`),
    contents,
    Buffer.from('\nendstream\nendobj\n'),
  ]);
};

/** A PDF of these objects, the first of which is its catalog, with a table of where they lie. */
export const pdfOf = (objects: readonly PdfObject[], trailer = ''): Buffer => {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const places: number[] = [];
  let at = parts[0]?.byteLength ?? 0;
  objects.forEach((object, index) => {
    places.push(at);
    const bytes = written(index + 1, object);
    parts.push(bytes);
    at += bytes.byteLength;
  });
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${rows}`;
  const end = `trailer\n<</Size ${size} /Root 1 0 R ${trailer}>>\nstartxref\n${at}\n%%EOF\n`;
  return Buffer.concat([...parts, Buffer.from(table + end)]);
};

export const catalog = '<</Type /Catalog /Pages 2 0 R>>';
export const onePage = '<</Type /Pages /Kids [3 0 R] /Count 1>>';
export const page =
  '<</Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Contents 4 0 R /Resources <</Font <</F 5 0 R>>>>>>';
export const font = '<</Type /Font /Subtype /Type1 /BaseFont /Helvetica>>';

/** So many megabytes of blanks, packed: each becomes a kilobyte. */
export const packed = (megabytes: number): Buffer => {
  // A part that ends on a byte can stand behind itself as often as one likes.
  const { Z_FULL_FLUSH: finishFlush } = constants;
  const one = deflateRawSync(Buffer.alloc(1_000_000, ' '), { finishFlush });
  const parts = Array.from({ length: megabytes }, () => one);
  return Buffer.concat([Buffer.from([0x78, 0x9c]), ...parts, deflateRawSync(Buffer.alloc(0))]);
};
