import { liveQnaCalls } from '@sets/shared/live-qna/live-qna.calls.ts';
import {
  liveQna,
  liveQnaChange,
  liveQnaLine,
  liveQnaList,
  livePromise,
  livePromiseList,
  liveQnaHolders,
  newLiveQna,
} from '@sets/shared/live-qna/live-qna.contract.ts';
import { type RouteGroup, serve } from '../../core/route.ts';
import {
  presentHeld,
  presentLiveQna,
  presentLiveQnaLine,
  presentPromise,
} from './live-qna.presenter.ts';
import type { LiveQnaService } from './live-qna.service.ts';
import type { HolderService } from './holder.service.ts';
import type { PromiseService } from './promise.service.ts';

export const liveQnaRoutes = (
  items: LiveQnaService,
  promises: PromiseService,
  holders: HolderService,
): RouteGroup => ({
  name: 'Live Q&A',
  schemas: {
    LiveQna: liveQna,
    NewLiveQna: newLiveQna,
    LiveQnaChange: liveQnaChange,
    LiveQnaLine: liveQnaLine,
    LiveQnaList: liveQnaList,
    LivePromise: livePromise,
    LivePromiseList: livePromiseList,
    LiveQnaHolders: liveQnaHolders,
  },
  routes: [...promiseRoutes(promises), ...holderRoutes(holders), ...itemRoutes(items)],
});

const itemRoutes = (items: LiveQnaService) => [
  serve(liveQnaCalls.list, async ({ actor, query }) => {
    const summaries = await items.list(actor, query);
    return { items: summaries.map((summary) => presentLiveQnaLine(summary)) };
  }),
  serve(liveQnaCalls.create, async ({ actor, body }) =>
    presentLiveQna(await items.create(actor, body)),
  ),
  serve(liveQnaCalls.read, async ({ actor, params }) =>
    presentLiveQna(await items.read(actor, params.liveqnaid)),
  ),
  serve(liveQnaCalls.change, async ({ actor, params, body }) =>
    presentLiveQna(await items.change(actor, params.liveqnaid, body)),
  ),
  serve(liveQnaCalls.remove, async ({ actor, params }) => {
    await items.remove(actor, params.liveqnaid);
    return {};
  }),
];

/** What stayed unanswered. Before those of one live Q&A: `promises` is no id. */
const promiseRoutes = (promises: PromiseService) => [
  serve(liveQnaCalls.promises, async ({ actor, query }) => {
    const { items, ...list } = await promises.page(actor, query);
    return { promises: items.map((promise) => presentPromise(promise)), ...list };
  }),
  serve(liveQnaCalls.reply, async ({ actor, params, body }) =>
    presentPromise(await promises.reply(actor, params.promiseid, body.reply)),
  ),
  serve(liveQnaCalls.drop, async ({ actor, params }) => {
    await promises.drop(actor, params.promiseid);
    return {};
  }),
];

/** What is held in places of other runs: before those of one live Q&A, too. */
const holderRoutes = (holders: HolderService) => [
  serve(liveQnaCalls.openHeld, async ({ actor, body }) => ({
    liveqnaid: await holders.open(actor, body),
  })),
  serve(liveQnaCalls.holders, async ({ actor, query }) => {
    const held = await holders.of(actor, query.runId);
    return { holders: held.map((each) => presentHeld(each)) };
  }),
];
