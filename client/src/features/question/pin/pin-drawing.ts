import { type PinCounts, type PinQuestion, pinsInAreas } from '@sets/shared/question/kinds/pin.ts';
import { pinAt, pinSteps } from '@sets/shared/question/pin-place.ts';
import type { Area } from '@sets/shared/question/rights/right-area.ts';
import { type DrawingSheet, sizes } from '../drawing/drawing-sheet.ts';
import type { DrawingParts } from '../drawing/question-drawing.ts';
import { dotRadius } from './pin-map.tsx';
import { areasOf } from './right-areas.ts';
import { pinMessages as words } from './pin.messages.ts';

/** A picture is no higher than that, so that a slide has room for it. */
const highest = 620;

/** Light around dark, so that it is seen on any picture. */
const lines = [
  { edge: 'raised', line: 7 },
  { edge: 'ink', line: 3 },
] as const;

/** Where pins are right, on a picture in this box. */
const drawArea = (
  sheet: DrawingSheet,
  box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  { shape, left, top, ...size }: Area,
): void => {
  const [width, height] = [size.width * box.width, size.height * box.height];
  const [x, y] = [box.x + left * box.width, box.y + top * box.height];
  for (const paint of lines) {
    if (shape === 'rectangle') sheet.rect({ x, y, width, height }, paint);
    else sheet.ellipse(x + width / 2, y + height / 2, [width / 2, height / 2], paint);
  }
};

/** The picture with the pins on it: a dot for each cell, larger where there are more. */
export const pinDrawing: DrawingParts<PinQuestion, PinCounts> = {
  pictures: ({ picture }) => (picture === null ? [] : [picture.fileid]),
  draw: (sheet, { question: { picture }, counts, answered, right }) => {
    if (picture === null) return;
    const scale = Math.min(sheet.width / picture.width, highest / picture.height);
    const [width, height] = [picture.width * scale, picture.height * scale];
    const box = { x: sheet.left, y: sheet.y, width, height };
    sheet.rect(box, { fill: 'sunken' });
    sheet.picture(picture.fileid, box);
    const most = Math.max(1, ...counts.pins);
    const [across, down] = [width / pinSteps, height / pinSteps];
    const all = counts.cells.map((at, index) => ({ at, pins: counts.pins[index] ?? 0 }));
    for (const { at, pins } of all.toSorted((one, other) => other.pins - one.pins)) {
      const { x, y } = pinAt(at);
      const middle = [box.x + (x + 0.5) * across, box.y + (y + 0.5) * down] as const;
      const radius = dotRadius(pins, most, all.length) * Math.sqrt(across * down);
      sheet.circle(...middle, radius, { fill: 'people', edge: 'raised', line: 1.5 });
    }
    sheet.y += height + 8;
    const areas = areasOf(right);
    for (const area of areas) drawArea(sheet, box, area);
    if (areas.length === 0) return;
    const hits = pinsInAreas(counts, areas);
    sheet.paragraph(words.hits(hits, answered), { size: sizes.note, isBold: true });
  },
};
