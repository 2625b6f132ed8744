/**
 * Where what pdf.js loads by itself lies on this server: its worker, the maps of East Asian letters,
 * the letters that every PDF may count on, and decoders of pictures. The build puts it there
 * (`pdf-parts-build.ts`), under its version, so that browsers keep it for good.
 */
export const pdfPartsAt = (version: string): string => `/assets/pdfjs-${version}/`;
