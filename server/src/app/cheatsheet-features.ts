import { sheetLimits } from '@sets/shared/cheatsheet/cheatsheet.contract.ts';
import { readPdf } from '../core/pdf/read-pdf.ts';
import { openCheatSheets } from '../features/cheatsheet/cheatsheet.feature.ts';
import type { CheatSheets } from '../features/cheatsheet/cheatsheets.service.ts';
import type { SheetPorts } from '../features/cheatsheet/cheatsheet-tools.ts';
import type { FileService } from '../features/file/file.service.ts';
import type { PicturedKind } from '../features/file/pictured-kind.ts';
import type { Uploads } from '../features/file/uploads/uploads.service.ts';
import type { ModuleService } from '../features/module/module.service.ts';
import type { FeatureTools } from './feature-tools.ts';
import type { TalkedAbout } from './talked-about.ts';

export interface CheatSheetPorts extends Pick<SheetPorts, 'people' | 'blocks' | 'onGone'> {
  readonly uploads: Uploads;
  /** Pictures and spaces: open once a call comes in. */
  readonly within: () => {
    readonly files: FileService;
    readonly modules: Pick<ModuleService, 'named'>;
  };
}

/** Where the pictures of cheat sheets lie. */
const picturesIn = ({ within }: Pick<CheatSheetPorts, 'within'>): SheetPorts['pictures'] => ({
  keep: (actor, { sheetid, allow }, sent) =>
    within().files.uploadFor(actor, { sentFor: { sheetid }, allow }, sent),
  read: (actor, fileid) => within().files.read(actor, fileid),
  loosen: (fileids) => within().files.loosen(fileids),
  remove: (fileids) => within().files.remove(fileids),
  removeAllOfSheet: (sheetid) => within().files.removeAllSentFor({ sheetid }),
});

/** Who may read a cheat sheet may see all of its pictures. */
const picturesOfSheets = (sheets: CheatSheets): PicturedKind => ({
  fact: 'sheetid',
  senderSees: true,
  shows: async (userid, sheetid) => (await sheets.forReader(userid, sheetid)) !== null,
  named: (fileids) => sheets.picturesNamed(fileids),
});

/** Cheat sheets as what can be commented on and reported. */
const talkedAbout = (sheets: CheatSheets): TalkedAbout => ({
  commentables: [
    {
      kind: 'cheatsheet',
      forReader: async (userid, sheetid) => {
        const seen = await sheets.forReader(userid, sheetid);
        return seen && { ...seen, path: `/cheatsheets/${sheetid}` };
      },
      counted: (sheetid, count) => sheets.countComments(sheetid, count),
    },
  ],
  reportables: [
    {
      kind: 'cheatsheet',
      forReader: async (userid, sheetid) => (await sheets.forReader(userid, sheetid)) !== null,
      forAdmin: async (sheetid) => {
        const seen = await sheets.forReport(sheetid);
        return seen && { ...seen, path: `/cheatsheets/editfile/${sheetid}` };
      },
      takeDown: async (sheetid, answer) => {
        await sheets.takeDown(sheetid, answer);
      },
      putBack: async (sheetid) => {
        await sheets.putBackUp(sheetid);
      },
    },
  ],
});

/** Cheat sheets, with where their files lie and what is said of them. */
export const openCheatSheetsWithFiles = (tools: FeatureTools, ports: CheatSheetPorts) => {
  const cheatsheet = openCheatSheets(tools, {
    ...ports,
    pictures: picturesIn(ports),
    spacesSeen: async (actor, moduleids) => {
      const seen = await ports.within().modules.named(actor, moduleids);
      return new Map(seen.map(({ _id, content }) => [_id, content.title]));
    },
    readPdf: (source) => readPdf(source, { characters: sheetLimits.text }),
  });
  const { cheatsheets } = cheatsheet.services;
  return {
    cheatsheet,
    talkedAbout: talkedAbout(cheatsheets),
    pictured: picturesOfSheets(cheatsheets),
  };
};
