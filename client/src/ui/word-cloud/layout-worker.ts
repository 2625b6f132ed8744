/** Lays out a cloud off the main thread: letters are compared point by point, which takes its time. */
import { fontsFor } from './cloud-fonts.ts';
import { CloudLayout } from './cloud-layout.ts';
import type { LayoutReply, LayoutRequest } from './layout-messages.ts';

const hasCanvas = (): boolean =>
  typeof OffscreenCanvas === 'function' && new OffscreenCanvas(1, 1).getContext('2d') !== null;

const layout = new CloudLayout({
  canvas: () => new OffscreenCanvas(1, 1) as unknown as HTMLCanvasElement,
  slice: Infinity,
});

const answer = async ({ words, stage }: LayoutRequest): Promise<LayoutReply> => {
  if (!hasCanvas()) return null;
  await fontsFor(words.map(({ text }) => text).join(''));
  return layout.next(words, stage);
};

addEventListener('message', ({ data }: MessageEvent<LayoutRequest>) => {
  // The page counts as one that has no worker where anything goes wrong here.
  void answer(data).then(postMessage, () => postMessage(null));
});
