import type { CloudWindow } from '../../client/test/cloud-page/cloud-page-controls.ts';
import { startCloudPage } from '../cloud-page.ts';
import { launchChromium } from '../launch-chromium.ts';
import { type Frames, framesOf } from './frames-of.ts';

export const cloudWords = 500;
/** How often a second they come anew. */
const updates = 10;
/** How long it is looked at, in ms. */
const window = 6_000;

/** Frames a second of a full cloud on a projector, while it changes as fast as counts ever come. */
export const measureCloud = async (): Promise<Frames> => {
  const served = await startCloudPage();
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({ viewport: { width: 1_920, height: 1_080 } });
    await page.goto(`${served.url}/?scene=overfull`);
    await page.locator('.cloud-words[data-drawn="true"]').waitFor();
    // The first picture has come to rest.
    await framesOf(page, 2_500);
    await page.evaluate(
      ([count, perSecond]) => {
        const { cloudPage } = globalThis as CloudWindow;
        const all = cloudPage.manyWords(count + 100);
        const kept = all.slice(0, count - 100);
        let turn = 0;
        setInterval(() => {
          turn += 1;
          // All rise, some faster; twice a second one that nobody had said comes in for another.
          const from = Math.floor(turn / 5) % 100;
          const others = all.slice(count - 100 + from, count + from);
          cloudPage.show(
            [...kept, ...others].map(({ key, text, count: before }, at) => ({
              key,
              text,
              count: before + Math.floor((turn * (((at * 37) % 11) + 1)) / 40),
            })),
          );
        }, 1_000 / perSecond);
      },
      [cloudWords, updates] as const,
    );
    return await framesOf(page, window);
  } finally {
    await browser.close();
    served.end();
  }
};
