import type { ScreenTheme } from '@sets/shared/core/look.ts';
import { demoPicture } from '../../server/src/app/demo-picture.ts';
import type { Page } from 'playwright-core';
import type { Camera } from './camera.ts';
import type { Product } from './product.ts';
import { usualPoll } from './sample-polls.ts';

/** A colour that words are white on, one that stays light, and one that is an answer's. */
const colours = { pine: '#00594f', yellow: '#f2b705', blue: '#0072b2' } as const;

const themes: readonly ScreenTheme[] = ['paper', 'night', 'school', 'school-night', 'contrast'];

/** A logo comes after the page. */
const logoIsThere = (page: Page): Promise<void> =>
  page.locator('.school-mark img').evaluate((logo: HTMLImageElement) => logo.decode());

/** A school's colours and logo on the screen, on phones, and where an admin gives them. */
export const photographLooks = async (camera: Camera, product: Product): Promise<void> => {
  const { admin } = product;
  for (const [name, colour] of Object.entries(colours)) {
    await product.changeSchool({ colour, logo: demoPicture() });
    const run = await product.present(usualPoll);
    await run.people(30);
    const screen = { path: `/screen/${run.code}`, until: 'main', sizes: ['projector'] } as const;
    for (const theme of themes.filter((each) => name === 'pine' || each.startsWith('school'))) {
      await run.dress(theme);
      await camera.take({
        ...screen,
        name: `look-${name}-lobby-${theme}`,
        before: logoIsThere,
      });
    }
    const phone = { path: `/j/${run.code}`, until: 'h1', sizes: ['phone'] } as const;
    await camera.take({ ...phone, name: `look-${name}-phone`, before: logoIsThere });
    await run.command({ type: 'open', question: 0 });
    await run.answer([6, 14, 5, 2]);
    for (const theme of themes.filter((each) => name === 'pine' || each.startsWith('school'))) {
      await run.dress(theme);
      await camera.take({ ...screen, name: `look-${name}-open-${theme}` });
    }
    await run.command({ type: 'end', results: true });
    await camera.take({ ...screen, name: `look-${name}-recap`, until: '.poll-recap' });
    run.close();
  }
  const form = {
    as: admin,
    path: `/admin/homepage?part=schools&school=${await product.changeSchool({})}`,
    until: 'form',
    sizes: ['phone', 'laptop'],
    isWhole: true,
  } as const;
  await camera.take({ ...form, name: 'look-school' });
  await product.changeSchool({ colour: '', logo: '' });
};
