import {
  AnnotationMode,
  getDocument,
  GlobalWorkerOptions,
  type PDFDocumentLoadingTask,
  type PDFDocumentProxy,
  type PDFPageProxy,
  RenderingCancelledException,
  TextLayer,
  VerbosityLevel,
  version,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import type {
  DocumentInitParameters,
  TextContent,
  TextItem,
} from 'pdfjs-dist/types/src/display/api.d.ts';
import {
  type Drawing,
  type LaidText,
  type OnReach,
  type Pdf,
  PdfError,
  type PdfSource,
} from './pdf-types.ts';
import { pdfPartsAt } from './pdf-parts.ts';
import { PdfPieces } from './pdf-pieces.ts';

const parts = pdfPartsAt(version);
GlobalWorkerOptions.workerSrc = `${parts}pdf.worker.min.mjs`;

/** Of what is fetched, in bytes: fewer would be more round trips, more would be pages nobody looks at. */
const piece = 256 * 1024;
/** Pictures of more pixels than this are left out: each takes four bytes a pixel while it is drawn. */
const largestPicture = 64_000_000;
/** Of a canvas, in pixels: phones draw no larger ones. */
const largestCanvas = 16_000_000;

const settings: DocumentInitParameters = {
  cMapUrl: `${parts}cmaps/`,
  standardFontDataUrl: `${parts}standard_fonts/`,
  wasmUrl: `${parts}wasm/`,
  // The policy of the product runs no WebAssembly.
  useWasm: false,
  enableXfa: false,
  // Letters that a PDF does not bring come from here: each device would put its own in their place, of other widths.
  useSystemFonts: false,
  maxImageSize: largestPicture,
  verbosity: VerbosityLevel.ERRORS,
};

/** What is wrong with a PDF that does not open. */
const faultOf = (error: unknown): PdfError => {
  const isLocked = error instanceof Error && error.name === 'PasswordException';
  return new PdfError(isLocked ? 'locked' : 'damaged', { cause: error });
};

const isText = (item: object): item is TextItem => 'str' in item;

const drawOn = async (
  page: PDFPageProxy,
  canvas: HTMLCanvasElement,
  width: number,
  onBegin: (stop: () => void) => void,
): Promise<boolean> => {
  const { width: points, height } = page.getViewport({ scale: 1 });
  const scale = Math.min(width / points, Math.sqrt(largestCanvas / (points * height)));
  const viewport = page.getViewport({ scale });
  canvas.width = Math.max(1, Math.floor(viewport.width));
  canvas.height = Math.max(1, Math.floor(viewport.height));
  // What is written on it by hand is drawn like the rest; nothing of it can be filled in or pressed.
  const annotationMode = AnnotationMode.ENABLE;
  const task = page.render({ canvas, viewport, annotationMode });
  onBegin(() => task.cancel());
  try {
    await task.promise;
    return true;
  } catch (error) {
    if (error instanceof RenderingCancelledException) return false;
    throw error;
  }
};

const drawing = (
  page: Promise<PDFPageProxy>,
  canvas: HTMLCanvasElement,
  width: number,
): Drawing => {
  let isStopped = false;
  let stop: (() => void) | undefined;
  const done = page.then(
    (known) =>
      !isStopped &&
      drawOn(known, canvas, width, (stopNow) => {
        stop = stopNow;
      }),
  );
  return {
    done,
    stop: () => {
      isStopped = true;
      stop?.();
    },
  };
};

/** What an item of text comes to in the text of its page. */
const written = ({ str, hasEOL }: TextItem): string => (hasEOL ? `${str}\n` : str);

const itemsIn = ({ items }: TextContent): TextItem[] => items.filter((item) => isText(item));

const textIn = (content: TextContent): string =>
  itemsIn(content)
    .map((item) => written(item))
    .join('');

const layTextOf = async (
  page: PDFPageProxy,
  into: HTMLElement,
  width: number,
): Promise<LaidText[]> => {
  const viewport = page.getViewport({ scale: width / page.getViewport({ scale: 1 }).width });
  const content = await page.getTextContent();
  const layer = new TextLayer({ textContentSource: content, container: into, viewport });
  await layer.render();
  const items = itemsIn(content);
  let from = 0;
  // It lays no more than a page can hold.
  return layer.textDivs.flatMap((element, at) => {
    const item = items[at];
    if (item === undefined) return [];
    const laid = { element, text: item.str, from };
    from += written(item).length;
    return [laid];
  });
};

const opened = (pdf: PDFDocumentProxy, close: () => void): Pdf => {
  const known = new Map<number, Promise<PDFPageProxy>>();
  const pageOf = (number: number): Promise<PDFPageProxy> => {
    const page = known.get(number) ?? pdf.getPage(number);
    known.set(number, page);
    return page;
  };
  return {
    pages: pdf.numPages,
    sizeOf: async (number) => {
      const { width, height } = (await pageOf(number)).getViewport({ scale: 1 });
      return { width, height };
    },
    draw: (number, canvas, width) => drawing(pageOf(number), canvas, width),
    textOf: async (number) => textIn(await (await pageOf(number)).getTextContent()),
    layText: async (number, into, width) => layTextOf(await pageOf(number), into, width),
    close,
  };
};

/** Begins to read; `refused` rejects where the server does not give it. */
const beginning = async (source: PdfSource, onReach: OnReach | undefined) => {
  if (source instanceof Blob) {
    const task = getDocument({ ...settings, data: new Uint8Array(await source.arrayBuffer()) });
    return { task, refused: new Promise<never>(() => undefined) };
  }
  const pieces = new PdfPieces(source, onReach);
  const refused = pieces.refused.then((): never => {
    throw new PdfError('refused');
  });
  const task = getDocument({
    ...settings,
    range: pieces,
    rangeChunkSize: piece,
    disableStream: true,
    disableAutoFetch: true,
  });
  return { task, refused };
};

const end = (task: PDFDocumentLoadingTask): void => {
  // It is let go either way.
  task.destroy().catch(() => undefined);
};

/** See `openPdf`. @throws PdfError */
export const openWithPdfJs = async (source: PdfSource, onReach?: OnReach): Promise<Pdf> => {
  const { task, refused } = await beginning(source, onReach);
  refused.catch(() => undefined);
  try {
    const pdf = await Promise.race([task.promise, refused]);
    return opened(pdf, () => end(task));
  } catch (error) {
    end(task);
    throw error instanceof PdfError ? error : faultOf(error);
  }
};
