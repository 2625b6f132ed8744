import { cheatsheetCalls as calls } from '@sets/shared/cheatsheet/cheatsheet.calls.ts';
import {
  ownSheet,
  ownSheetsPage,
  sheet,
  sheetsPage,
  sheetTopics,
  sheetUse,
  sheetVotes,
} from '@sets/shared/cheatsheet/cheatsheet.contract.ts';
import { type RouteGroup, serve } from '../../core/route.ts';
import type { SheetLists } from './sheet-lists.service.ts';
import type { SheetReading } from './sheet-reading.service.ts';
import type { SheetTopics } from './sheet-topics.service.ts';
import type { SheetUses } from './sheet-uses.service.ts';
import type { SheetVotes } from './sheet-votes.service.ts';
import type { SheetWriting } from './sheet-writing.service.ts';

interface SheetParts {
  readonly lists: SheetLists;
  readonly topics: SheetTopics;
  readonly reading: SheetReading;
  readonly writing: SheetWriting;
  readonly votes: SheetVotes;
  readonly uses: SheetUses;
}

/** Cheat sheets: what one reads, and what one gives. */
export const cheatsheetRoutes = (parts: SheetParts): RouteGroup => ({
  name: 'Cheat sheets',
  schemas: {
    SheetsPage: sheetsPage,
    SheetTopics: sheetTopics,
    Sheet: sheet,
    SheetUse: sheetUse,
    SheetVotes: sheetVotes,
    OwnSheet: ownSheet,
    OwnSheetsPage: ownSheetsPage,
  },
  routes: [...reading(parts), ...giving(parts)],
});

const reading = ({ lists, topics, reading: sheets, votes, uses }: SheetParts) => [
  serve(calls.list, ({ actor, query }) => lists.page(actor, query)),
  serve(calls.topics, ({ actor }) => topics.of(actor)),
  serve(calls.view, ({ actor, params, query: { version } }) =>
    sheets.view(actor, params.sheetid, version === undefined ? undefined : Number(version)),
  ),
  serve(calls.pdf, ({ actor, params: { sheetid, version } }) =>
    sheets.pdf(actor, sheetid, Number(version)),
  ),
  serve(calls.picture, async ({ actor, params: { sheetid, fileid } }) => ({
    name: `${fileid}.webp`,
    contents: await sheets.picture(actor, sheetid, fileid),
  })),
  serve(calls.use, ({ actor, params }) => uses.use(actor, params.sheetid)),
  serve(calls.vote, ({ actor, params, body }) => votes.vote(actor, params.sheetid, body.vote)),
];

const giving = ({ lists, writing }: SheetParts) => [
  serve(calls.own, ({ actor, query }) => lists.own(actor, query.before)),
  serve(calls.read, ({ actor, params }) => writing.read(actor, params.sheetid)),
  serve(calls.publish, ({ actor, params, body }) => writing.publish(actor, params.sheetid, body)),
  serve(calls.edit, ({ actor, params, body }) => writing.edit(actor, params.sheetid, body)),
  serve(calls.replace, ({ actor, params, body }) => writing.replace(actor, params.sheetid, body)),
  serve(calls.remove, ({ actor, params, body }) =>
    writing.remove(actor, params.sheetid, body.revision),
  ),
  serve(calls.putBack, ({ actor, params, body }) =>
    writing.putBack(actor, params.sheetid, body.revision),
  ),
];
