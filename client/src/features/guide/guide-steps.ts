import { guideMessages } from './guide.messages.ts';
import editor from './pictures/editor.webp';
import host from './pictures/host.webp';
import phone from './pictures/phone.webp';
import lobby from './pictures/screen-lobby.webp';
import results from './pictures/screen-results.webp';

/** A picture of the product, with its size in pixels so that nothing moves when it arrives. */
interface Picture {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

const pictures: readonly Picture[] = [
  { src: editor, width: 1200, height: 750 },
  { src: lobby, width: 1200, height: 750 },
  { src: phone, width: 390, height: 844 },
  { src: results, width: 1200, height: 750 },
  { src: host, width: 1200, height: 750 },
];

export interface GuideStep extends Picture {
  readonly title: string;
  readonly text: string;
  readonly alt: string;
}

/** In their order; a step's address is its place, from 1. */
export const guideSteps: readonly GuideStep[] = guideMessages.steps.flatMap((step, index) => {
  const picture = pictures[index];
  return picture === undefined ? [] : [{ ...step, ...picture }];
});

/** The step that an address names; undefined where there is none. */
export const stepAt = (index: string | undefined): GuideStep | undefined =>
  /^[1-9]\d?$/.test(index ?? '') ? guideSteps[Number(index) - 1] : undefined;
