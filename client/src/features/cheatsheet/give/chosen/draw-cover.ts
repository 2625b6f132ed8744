import type { Pdf } from '../../../../core/pdf/pdf.ts';

/** How wide a cover is, in pixels: lists show it smaller, on phones with two pixels for each of theirs. */
const width = 720;

/** A picture of the first page; null where none can be drawn. */
export const drawCover = async (pdf: Pick<Pdf, 'draw'>): Promise<Blob | null> => {
  try {
    const canvas = document.createElement('canvas');
    const isDrawn = await pdf.draw(1, canvas, width).done;
    if (!isDrawn) return null;
    return await new Promise<Blob | null>((done) => {
      canvas.toBlob(done, 'image/jpeg', 0.86);
    });
  } catch {
    // A first page that is broken: the sheet can be read all the same, and has no cover.
    return null;
  }
};
