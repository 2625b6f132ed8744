import { readStored } from '@sets/shared/core/stored-shape.ts';
import { storedSheetFile } from '@sets/shared/cheatsheet/cheatsheet.migrations.ts';
import type { PersonalData } from '../../core/personal-data.ts';
import type { SheetPurge } from './sheet-purge.service.ts';
import type { SheetRecord, SheetRecords, StoredVersion } from './sheet-records.service.ts';
import { type SheetStore, toldOf } from './sheet-store.service.ts';
import type { SheetUses } from './sheet-uses.service.ts';
import type { SheetVotes } from './sheet-votes.service.ts';
import { beginOf } from './weeks.ts';

interface HeldTools {
  readonly models: Pick<SheetRecords, 'sheets'>;
  readonly store: SheetStore;
  readonly votes: SheetVotes;
  readonly uses: SheetUses;
  readonly purge: SheetPurge;
}

/** Cheat sheets of a person go with them, and with the sheets what others said and voted of them. */
export const cheatsheetPersonalData = (tools: HeldTools): PersonalData => ({
  name: 'cheatsheets',
  holds:
    'Your cheat sheets with their versions and which files those are, which ones you voted on, and which ones you opened lately; their files and pictures lie beside it.',
  collect: (userid) => collect(tools, userid),
  erase: (userid) => erase(tools, userid),
});

/** What this program cannot read is its person's all the same: as it is stored. */
const versionOf = ({ version, at, note, bytes, file }: StoredVersion) => {
  const told = readStored(storedSheetFile, file);
  return { version, at, note, bytes, file: told.ok ? told.value : file };
};

async function* collect({ models, votes, uses }: HeldTools, userid: string): AsyncGenerator {
  const all = models.sheets.find({ author: userid }).lean<SheetRecord>().cursor();
  for await (const sheet of all) {
    const { _id: sheetid, facts, moduleid, audience, commentsOpen, takenDown } = sheet;
    const { publishedAt, replacedAt, changedAt, removedAt } = sheet;
    const said = { moduleid, audience, commentsOpen, takenDown };
    const when = { publishedAt, replacedAt, changedAt, removedAt };
    const versions = sheet.versions.map(versionOf);
    yield { sheetid, facts: toldOf(facts) ?? facts, ...said, ...when, versions };
  }
  for await (const { sheetid, vote, at } of votes.of(userid)) yield { voteOn: sheetid, vote, at };
  for await (const { sheetid, week } of uses.of(userid)) {
    yield { opened: sheetid, inWeekOf: new Date(beginOf(week)) };
  }
}

/** May be done again, at any time: what is done already is found no more. */
const erase = async (
  { models, store, votes, uses, purge }: HeldTools,
  userid: string,
): Promise<void> => {
  await votes.removeAllOf(userid);
  await uses.removeAllOf(userid);
  const own = await models.sheets.find({ author: userid }, { _id: 1 }).lean<{ _id: string }[]>();
  for (const { _id } of own) {
    // From here on nobody else reads it, so nobody says anything under it while it goes.
    await store.bury(_id);
    await purge.purge(_id);
  }
};
