import { ownOrder } from '@sets/shared/food/order/own-order.contract.ts';
import type { Page } from 'playwright-core';
import { upright } from './browser-stage.ts';
import { always, openFoodStage, ownIdOf, password, people, plainItem } from './food-stage.ts';
import { press } from './page-acts.ts';
import { sendLogIn } from './stage-acts.ts';

/** A tablet, as it stands in a kitchen. */
export const tablet = { width: 1180, height: 820 };
export const stallid = ownIdOf('canteen');

/** Somebody at their device. */
type Viewport = typeof upright;

/** A stall that is always open, brings what is ordered, and has soup. */
export const openOrderStage = async (env: Readonly<Record<string, string>> = {}) => {
  const stage = await openFoodStage(env);
  await stage.addStall(stallid, {
    name: 'The canteen',
    opens: always,
    delivery: { price: 150, tax: 1_900 },
  });
  await stage.addItem(stallid, ownIdOf('soup'), { ...plainItem('Lentil soup'), category: 'Soups' });
  const menu = `${stage.url}/food/listings?stall=${stallid}`;
  return {
    ...stage,
    menu,
    logIn: async (who: keyof typeof people, viewport: Viewport = upright): Promise<Page> => {
      await stage.tokenOf(who);
      const page = await stage.page(await stage.context(viewport));
      await sendLogIn(page, stage.url, { email: people[who].email, password });
      await page.waitForURL(`${stage.url}/`);
      return page;
    },
    /** Puts a soup into the cart and opens it. */
    fill: async (page: Page): Promise<void> => {
      await page.goto(`${menu}&item=${ownIdOf('soup')}`);
      await press(page, 'Add to the cart · €3.50');
      await page.getByRole('link', { name: /^To the cart of/ }).click();
      await page.getByRole('heading', { name: 'Your cart', level: 1 }).waitFor();
    },
    /** Orders what is in the cart; gives the id of the order. */
    place: async (page: Page, price: string): Promise<string> => {
      await press(page, `Order · ${price}`);
      await page.waitForURL(/\/food\/ordersuccess\?order=/);
      return new URL(page.url()).searchParams.get('order') ?? '';
    },
    /** What the code of an order says to whoever reads it. */
    codeOf: async (orderid: string): Promise<string> => {
      const token = await stage.tokenOf('student');
      const response = await fetch(`${stage.url}/api/food/order/${orderid}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      return ownOrder.parse(await response.json()).proof ?? '';
    },
  };
};
export type OrderStage = Awaited<ReturnType<typeof openOrderStage>>;

/** The card of an order. */
export const card = (page: Page, number: number) =>
  page.getByRole('article', { name: `Order ${number}`, exact: true });

/** The column of the board that has this name, with so many orders. */
export const column = (page: Page, name: string, count: number) =>
  page.getByRole('region', {
    name: `${name}: ${count} ${count === 1 ? 'order' : 'orders'}`,
    exact: true,
  });

/** One tap leads an order on; its card has moved when this ends. */
export const tap = async (page: Page, act: string, number: number): Promise<void> => {
  const button = page.getByRole('button', { name: `${act}: order ${number}`, exact: true });
  await button.click();
  await button.waitFor({ state: 'detached' });
};

/** What the page of whoever ordered says, once it says so: it hears of it, and asks by itself each minute. */
export const follows = (page: Page, status: string): Promise<void> =>
  page.locator('main p[aria-live]').getByText(status, { exact: true }).waitFor();

/** By how many pixels a page can be pushed sideways. */
export const tooWide = (page: Page): Promise<number> =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('dialog[open]')].reduce(
      (most, { scrollWidth, clientWidth }) => Math.max(most, scrollWidth - clientWidth),
      0,
    ),
  );
