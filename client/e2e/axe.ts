import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/**
 * What axe finds wrong with the page as it is. The other mode of axe puts its results together in a
 * page of its own, which takes longer than the search; it is for frames of other sites.
 */
export const violationsOn = async (page: Page) =>
  (await new AxeBuilder({ page }).setLegacyMode(true).analyze()).violations;

/** The same in a line for each fault, in light and in dark. */
export const axeFaults = async (page: Page): Promise<string[]> => {
  const faults: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    faults.push(
      ...(await violationsOn(page)).map(
        ({ id, nodes }) => `${colorScheme} ${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
      ),
    );
  }
  return faults;
};
