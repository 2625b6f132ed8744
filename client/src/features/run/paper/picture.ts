import { drawable } from '../../question/drawing/drawable.ts';

/** What a picture is made of: markup of the page, in CSS pixels. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  /** XHTML. */
  readonly body: string;
  /** All styles, as `pageStyles` has them. */
  readonly styles: string;
}

/** What may not stand in XML. */
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const svgOf = ({ width, height, body, styles }: Drawing): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" data-theme="light">` +
  `<style>${escaped(styles)}</style>` +
  `<foreignObject width="100%" height="100%">${body}</foreignObject></svg>`;

/**
 * Draws markup as the browser draws a page, `scale` pixels a CSS pixel: every script, and every
 * formula. A picture in an address is not blocked by the page's policy, and sends nothing anywhere.
 */
export const draw = async (drawing: Drawing, scale: number): Promise<HTMLCanvasElement> => {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawable(svgOf(drawing)))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(drawing.width * scale);
  canvas.height = Math.round(drawing.height * scale);
  const paper = canvas.getContext('2d', { alpha: false });
  if (paper === null) throw new Error('There is nothing to draw on.');
  paper.fillStyle = '#ffffff';
  paper.fillRect(0, 0, canvas.width, canvas.height);
  paper.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
};

export const pngOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('The picture is empty.')) : resolve(blob)),
      'image/png',
    );
  });
