/** Letters that end a text, or begin something else. */
const escaped = (text: string): string => text.replaceAll(/[\\()]/g, (each) => `\\${each}`);

const lines = (text: string): string =>
  text
    .split('\n')
    .map((line) => `(${escaped(line)}) Tj T*`)
    .join('\n');

interface PdfMade {
  /** Wants a password that nobody has. */
  readonly isLocked?: boolean;
  /** Bytes that mean nothing, so that it is as long as something larger. */
  readonly padding?: number;
}

/** Nobody's password: what it is compared to is made up. */
const lock = `<< /Filter /Standard /V 1 /R 2 /P -4 /O <${'ab'.repeat(32)}> /U <${'cd'.repeat(32)}> >>`;

/** A PDF with a page for each text (ASCII), in the size of A4. */
export const aPdf = (texts: readonly string[], { isLocked = false, padding = 0 }: PdfMade = {}) => {
  const kids = texts.map((_text, at) => `${4 + at * 2} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${texts.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...texts.flatMap((text, at) => {
      const drawn = `BT /F1 18 Tf 24 TL 72 760 Td\n${lines(text)}\nET`;
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + at * 2} 0 R >>`,
        `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
      ];
    }),
    ...(padding > 0 ? [`<< /Length ${padding} >>\nstream\n${'x'.repeat(padding)}\nendstream`] : []),
    ...(isLocked ? [lock] : []),
  ];
  let file = '%PDF-1.7\n';
  const places = objects.map((object, at) => {
    const place = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = file.length;
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const encrypt = isLocked ? ` /Encrypt ${objects.length} 0 R /ID [<00> <00>]` : '';
  file += `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R${encrypt} >>\nstartxref\n${table}\n%%EOF\n`;
  return new TextEncoder().encode(file);
};
