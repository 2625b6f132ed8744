import type { Feature, FeatureContext } from '../../core/feature.ts';
import { cheatsheetPersonalData } from './cheatsheet.personal-data.ts';
import { cheatsheetRoutes } from './cheatsheet.routes.ts';
import { CheatSheets } from './cheatsheets.service.ts';
import type { SheetPorts, Who } from './cheatsheet-tools.ts';
import { SheetFiles } from './sheet-files.service.ts';
import { SheetLists } from './sheet-lists.service.ts';
import { SheetPurge } from './sheet-purge.service.ts';
import { SheetReaders } from './sheet-readers.service.ts';
import { SheetReading } from './sheet-reading.service.ts';
import { openRecords } from './sheet-records.service.ts';
import { SheetSearch } from './sheet-search.service.ts';
import { SheetStore } from './sheet-store.service.ts';
import { SheetTexts } from './sheet-texts.service.ts';
import { SheetUpkeep } from './sheet-upkeep.service.ts';
import { SheetUses } from './sheet-uses.service.ts';
import { SheetVotes } from './sheet-votes.service.ts';
import { SheetTopics } from './sheet-topics.service.ts';
import { SheetWriting } from './sheet-writing.service.ts';

/** What other features find of cheat sheets. */
interface CheatSheetServices {
  readonly cheatsheets: CheatSheets;
  readonly sheetLists: SheetLists;
  readonly sheetTopics: SheetTopics;
  readonly sheetReading: SheetReading;
  readonly sheetWriting: SheetWriting;
  readonly sheetVotes: SheetVotes;
  readonly sheetUses: SheetUses;
}

/** What people give others to learn by: a PDF, pictures, or Markdown. */
export const openCheatSheets = (
  { connection, clock, jobs }: Pick<FeatureContext, 'connection' | 'clock' | 'jobs'>,
  ports: SheetPorts,
): Feature<CheatSheetServices> => {
  const models = openRecords(connection);
  const tools = { ...ports, models, clock, jobs };
  const texts = new SheetTexts(tools);
  const store = new SheetStore({ models, texts });
  const readers = new SheetReaders(ports);
  const expectSeen = (who: Who, sheetid: string) => reading.expectSeen(who, sheetid);
  const votes = new SheetVotes({ ...tools, store, expectSeen });
  const uses = new SheetUses({ ...tools, store, expectSeen });
  const reading = new SheetReading({ ...tools, store, readers, texts, votes });
  const upkeep = new SheetUpkeep({ ...tools, store, texts });
  const purge = new SheetPurge({ ...tools, store, texts, votes, uses });
  const files = new SheetFiles({ ...ports, store, texts, upkeep });
  const writing = new SheetWriting({ ...tools, store, readers, files, texts, purge });
  const search = new SheetSearch({ models, readers });
  const lists = new SheetLists({ ...tools, readers, votes, search });
  const topics = new SheetTopics({ models, readers });
  const cheatsheets = new CheatSheets({ models, store, reading, texts });
  return {
    services: {
      cheatsheets,
      sheetLists: lists,
      sheetTopics: topics,
      sheetReading: reading,
      sheetWriting: writing,
      sheetVotes: votes,
      sheetUses: uses,
    },
    api: [cheatsheetRoutes({ lists, topics, reading, writing, votes, uses })],
    personalData: cheatsheetPersonalData({ models, store, votes, uses, purge }),
    removeFromSpace: (moduleid) => cheatsheets.spaceGone(moduleid),
  };
};
