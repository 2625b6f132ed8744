/** A page as a picture: rows from the top, three bytes a pixel (red, green, blue). */
export interface PdfPage {
  /** Of the picture, in pixels. */
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** A4, in points of 1/72 inch. */
const [pageWidth, pageHeight] = [595.28, 841.89];

/** As zlib, RFC 1950: what PDF calls FlateDecode. */
const deflate = async (bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> => {
  const packed = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(packed).arrayBuffer());
};

/** Each row as its difference from the one above (PNG's filter 2): flat pictures shrink to little. */
const rowsAsDifferences = ({ width, height, pixels }: PdfPage): Uint8Array<ArrayBuffer> => {
  const row = width * 3;
  const filtered = new Uint8Array((row + 1) * height);
  for (let y = 0; y < height; y += 1) {
    const to = y * (row + 1);
    filtered[to] = 2;
    for (let x = 0; x < row; x += 1) {
      const above = y === 0 ? 0 : (pixels[(y - 1) * row + x] ?? 0);
      filtered[to + 1 + x] = (pixels[y * row + x] ?? 0) - above;
    }
  }
  return filtered;
};

/** A text as PDF has it, in any script. */
const textOf = (text: string): string => {
  const units = Array.from({ length: text.length }, (_, at) =>
    text.charCodeAt(at).toString(16).padStart(4, '0'),
  );
  return `<feff${units.join('')}>`;
};

/** The parts of a PDF as they are written, with where each object begins. */
class PdfWriter {
  readonly #parts: Uint8Array[] = [];
  readonly #starts: number[] = [];
  #length = 0;

  write(part: string | Uint8Array): void {
    const bytes = typeof part === 'string' ? new TextEncoder().encode(part) : part;
    this.#parts.push(bytes);
    this.#length += bytes.length;
  }

  /** Objects are numbered from 1 in the order in which they are written. */
  object(dictionary: string, stream?: Uint8Array): void {
    this.#starts.push(this.#length);
    this.write(`${this.#starts.length} 0 obj\n${dictionary}\n`);
    if (stream !== undefined) {
      this.write('stream\n');
      this.write(stream);
      this.write('\nendstream\n');
    }
    this.write('endobj\n');
  }

  end(trailer: string): Uint8Array<ArrayBuffer> {
    const start = this.#length;
    const size = this.#starts.length + 1;
    const lines = this.#starts.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`);
    this.write(`xref\n0 ${size}\n0000000000 65535 f \n${lines.join('')}`);
    this.write(`trailer\n<< /Size ${size} ${trailer} >>\nstartxref\n${start}\n%%EOF\n`);
    const all = new Uint8Array(this.#length);
    let to = 0;
    for (const part of this.#parts) {
      all.set(part, to);
      to += part.length;
    }
    return all;
  }
}

/** Objects before the first page: catalogue, list of pages, what the file is. */
const before = 3;
/** Objects of a page: itself, what it draws, its picture. */
const each = 3;

const writePage = async (pdf: PdfWriter, page: PdfPage, at: number): Promise<void> => {
  const first = before + 1 + at * each;
  const { width, height } = page;
  pdf.object(
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${pageWidth} ${pageHeight}] ` +
      `/Contents ${first + 1} 0 R /Resources << /XObject << /P ${first + 2} 0 R >> >> >>`,
  );
  const draws = new TextEncoder().encode(`q ${pageWidth} 0 0 ${pageHeight} 0 0 cm /P Do Q`);
  pdf.object(`<< /Length ${draws.length} >>`, draws);
  const packed = await deflate(rowsAsDifferences(page));
  pdf.object(
    `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB ` +
      `/BitsPerComponent 8 /Filter /FlateDecode /Length ${packed.length} ` +
      `/DecodeParms << /Predictor 15 /Colors 3 /BitsPerComponent 8 /Columns ${width} >> >>`,
    packed,
  );
};

/** A PDF of A4 pages, each a picture that fills it. Pages are asked for one by one, as they are large. */
export const pdfOf = async (
  title: string,
  count: number,
  draw: (page: number) => Promise<PdfPage>,
): Promise<Uint8Array<ArrayBuffer>> => {
  const pdf = new PdfWriter();
  pdf.write('%PDF-1.7\n%');
  // Bytes that are no text: whoever passes the file on sees that it is none.
  pdf.write(new Uint8Array([0xe2, 0xe3, 0xcf, 0xd3, 0x0a]));
  const kids = Array.from({ length: count }, (_, at) => `${before + 1 + at * each} 0 R`);
  pdf.object(
    '<< /Type /Catalog /Pages 2 0 R /Lang (en) /ViewerPreferences << /DisplayDocTitle true >> >>',
  );
  pdf.object(`<< /Type /Pages /Count ${count} /Kids [${kids.join(' ')}] >>`);
  pdf.object(`<< /Title ${textOf(title)} /Producer (Sets) >>`);
  for (let at = 0; at < count; at += 1) await writePage(pdf, await draw(at), at);
  return pdf.end('/Root 1 0 R /Info 3 0 R');
};
