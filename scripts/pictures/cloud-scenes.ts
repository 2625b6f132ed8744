import type { Page } from 'playwright-core';
import { startCloudPage } from '../cloud-page.ts';
import { Camera, type Size } from './camera.ts';

const all: readonly Size[] = ['phone', 'laptop', 'projector'];
const drawn = '.cloud-words[data-drawn="true"]';

/** A word with all that a host can do with it, and what is held back. */
const openAll = async (page: Page): Promise<void> => {
  await page.locator('.held-words summary').click();
  await page.locator('.word-actions button[aria-expanded]').first().click();
  await page.locator('.word-more').waitFor();
};

/** The word cloud alone, as it is drawn wherever it is put; how many pictures that were. */
export const photographClouds = async (out: string, only: string): Promise<number> => {
  if (!only.includes('cloud') && !'cloud-'.includes(only)) return 0;
  const served = await startCloudPage();
  const camera = await Camera.open(served.url, out, only);
  try {
    for (const scene of [
      'usual',
      'one',
      'three',
      'six',
      'thirty',
      'full',
      'scripts',
      'long',
      'overfull',
    ]) {
      await camera.take({
        name: `cloud-${scene}`,
        path: `/?scene=${scene}`,
        sizes: all,
        until: drawn,
      });
    }
    await camera.take({
      name: 'cloud-empty',
      path: '/?scene=empty',
      sizes: ['phone', 'laptop'],
      until: '.cloud-empty',
    });
    await camera.take({
      name: 'cloud-contrast',
      path: '/?scene=usual&theme=contrast',
      sizes: ['projector'],
      until: drawn,
    });
    const host = {
      path: '/?scene=host',
      sizes: ['phone', 'laptop'] as const,
      until: drawn,
      isWhole: true,
    };
    await camera.take({ ...host, name: 'cloud-host' });
    await camera.take({ ...host, name: 'cloud-host-open', before: openAll });
    return camera.taken;
  } finally {
    await camera.close();
    served.end();
  }
};
