import {
  pinAt,
  type PinCounts,
  type PinQuestion,
  pinSteps,
} from '@sets/shared/question/kinds/pin.ts';
import type { DrawingParts } from '../drawing/question-drawing.ts';
import { dotRadius } from './pin-map.tsx';

/** A picture is no higher than that, so that a slide has room for it. */
const highest = 620;

/** The picture with the pins on it: a dot for each cell, larger where there are more. */
export const pinDrawing: DrawingParts<PinQuestion, PinCounts> = {
  pictures: ({ picture }) => (picture === null ? [] : [picture.fileid]),
  draw: (sheet, { question: { picture }, counts }) => {
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
  },
};
