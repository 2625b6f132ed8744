import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** What it looks for; what depends on nothing but colours. */
type Looked = 'all' | 'colours';

/** The rules of axe that another colour scheme can break: structure and names are the same in both. */
const colourRules = { type: 'rule' as const, values: ['color-contrast', 'link-in-text-block'] };

/** Whether axe is in every frame of the page as it is: to bring it there takes longer than the search. */
const isThere = async (page: Page): Promise<boolean> => {
  const found = await Promise.all(
    page.frames().map((frame) => frame.evaluate(() => 'axe' in globalThis).catch(() => false)),
  );
  return found.every(Boolean);
};

/**
 * What axe finds wrong with the page as it is. The other mode of axe puts its results together in a
 * page of its own, which takes longer than the search; it is for frames of other sites. Of what is
 * right nothing is told: that takes longer, too.
 */
export const violationsOn = async (page: Page, looked: Looked = 'all') => {
  const axe = (await isThere(page))
    ? new AxeBuilder({ page, axeSource: ';' })
    : new AxeBuilder({ page });
  const { violations } = await axe
    .setLegacyMode(true)
    .options({
      resultTypes: ['violations'],
      ...(looked === 'colours' && { runOnly: colourRules }),
    })
    .analyze();
  return violations;
};

/**
 * Everything that comes into view is there: a colour halfway is no colour of the product. What turns
 * without end goes on.
 */
const settle = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      const { endTime } = animation.effect?.getComputedTiming() ?? {};
      if (endTime !== Number.POSITIVE_INFINITY) animation.finish();
    }
  });

/** The same in a line for each fault, in light and in dark. */
export const axeFaults = async (page: Page): Promise<string[]> => {
  const faults: string[] = [];
  for (const [colorScheme, looked] of [
    ['light', 'all'],
    ['dark', 'colours'],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await settle(page);
    faults.push(
      ...(await violationsOn(page, looked)).map(
        ({ id, nodes }) => `${colorScheme} ${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
      ),
    );
  }
  return faults;
};
