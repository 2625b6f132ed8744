import { loadChunk } from '../chunk.ts';
import type { OnReach, Pdf, PdfSource } from './pdf-types.ts';

export { type Drawing, type LaidText, type Pdf, PdfError, type PdfFault } from './pdf-types.ts';

/**
 * Opens a PDF. What reads it is loaded when the first is opened. Nothing in a PDF is run: no scripts, no forms.
 *
 * @throws PdfError; ChunkLoadError where what reads it does not come
 */
export const openPdf = async (source: PdfSource, onReach?: OnReach): Promise<Pdf> => {
  const { openWithPdfJs } = await loadChunk(() => import('./pdf-js.ts'));
  return openWithPdfJs(source, onReach);
};
