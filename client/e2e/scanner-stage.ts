import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { placedOrder } from '@sets/shared/food/order/ordering.contract.ts';
import type { OwnOrder } from '@sets/shared/food/order/own-order.contract.ts';
import { launchChromium } from '../../scripts/launch-chromium.ts';
import { openBrowser } from './browser-stage.ts';
import { writeCodeVideo } from './code-video.ts';
import { always, openFoodStage, ownIdOf, plainItem } from './food-stage.ts';
import { callsOf } from './stage-acts.ts';

const stallid = ownIdOf('canteen');
const itemid = ownIdOf('soup');

/** A Chromium whose camera is a video; it asks nobody whether it may. */
const withCamera = (video: string) =>
  launchChromium([
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${video}`,
  ]);

/** A stall with a soup, whose orders are placed and cooked by calls, and a browser that sees one of their codes. */
export const openScannerStage = async () => {
  const food = await openFoodStage();
  await food.addStall(stallid, { name: 'The canteen', opens: always });
  await food.addItem(stallid, itemid, plainItem('Soup of the day'));
  const call = callsOf(food.url);
  const { vendor } = food;
  const student = await food.tokenOf('student');
  let made = 0;
  const step = (orderid: string, type: string): Promise<unknown> => {
    made += 1;
    return call('/api/food/step', { orderid, type, attempt: ownIdOf(`step-${made}`) }, vendor);
  };
  const order = async (...steps: readonly string[]): Promise<OwnOrder & { proof: string }> => {
    made += 1;
    const line = { itemid, count: 2, choices: [], note: '', seen: 350 };
    const cart = {
      stallid,
      lines: [{ ...line, seen: 700 }],
      had: { type: 'pick-up' },
      slot: null,
      tip: 0,
      note: '',
      pay: 'counter',
      currency: 'EUR',
      total: 700,
    };
    const orderid = ownIdOf(`order-${made}`);
    const placed = placedOrder.parse(await call('/api/food/order', { orderid, cart }, student));
    if (!placed.isPlaced) throw new Error('Nothing was placed.');
    for (const type of steps) await step(orderid, type);
    const { proof } = placed.order;
    if (proof === null) throw new Error('An order has no code.');
    return { ...placed.order, proof };
  };
  const folder = await mkdtemp(join(tmpdir(), 'sets-camera-'));
  const seen = await order('accept', 'prepare', 'ready', 'take-money');
  const video = join(folder, 'code.y4m');
  await writeCodeVideo(video, seen.proof);
  const chromium = await withCamera(video);
  const browser = await openBrowser(async () => chromium);
  return {
    ...browser,
    url: food.url,
    /** The order whose code the camera sees: paid and ready. */
    seen,
    /** Another one, after these steps of the kitchen. */
    order,
    step,
    close: async (): Promise<void> => {
      await browser.close();
      await chromium.close();
      await food.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

export type ScannerStage = Awaited<ReturnType<typeof openScannerStage>>;
