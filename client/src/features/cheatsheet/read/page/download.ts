import { cheatsheetCalls } from '@sets/shared/cheatsheet/cheatsheet.calls.ts';
import type { Sheet } from '@sets/shared/cheatsheet/cheatsheet.contract.ts';
import { ok, type Result } from '@sets/shared/core/result.ts';
import { ask } from '../../../../core/api.ts';
import { loadChunk } from '../../../../core/chunk.ts';
import { saveFile } from '../../../../core/save-file.ts';
import { titleInName } from '../../../../core/title-in-name.ts';

type Wanted = Pick<Sheet, 'sheetid' | 'version' | 'title' | 'contents'>;
type PagePictures = Extract<Sheet['contents'], { kind: 'pictures' }>['pages'];

const pictureOf = (sheetid: string, fileid: string, token: string | null) =>
  ask(cheatsheetCalls.picture, { token, params: { sheetid, fileid } });

/** Its pictures, by their pages, in one file. */
const zipOf = async (
  sheetid: string,
  pages: PagePictures,
  token: string | null,
): Promise<Result<Blob>> => {
  const files: Record<string, Uint8Array<ArrayBuffer>> = {};
  for (const [at, { fileid }] of pages.entries()) {
    const told = await pictureOf(sheetid, fileid, token);
    if (!told.ok) return told;
    const name = `${String(at + 1).padStart(String(pages.length).length, '0')}.webp`;
    files[name] = new Uint8Array(await told.value.arrayBuffer());
  }
  const { zipSync } = await loadChunk(() => import('fflate'));
  // Pictures are packed already.
  return ok(new Blob([zipSync(files, { level: 0 })], { type: 'application/zip' }));
};

const fileOf = async (sheet: Wanted, token: string | null) => {
  const { sheetid, version, contents } = sheet;
  switch (contents.kind) {
    case 'pdf': {
      const params = { sheetid, version: String(version) };
      return { ending: 'pdf', told: await ask(cheatsheetCalls.pdf, { token, params }) };
    }
    case 'pictures': {
      const [one, ...others] = contents.pages;
      return one !== undefined && others.length === 0
        ? { ending: 'webp', told: await pictureOf(sheetid, one.fileid, token) }
        : { ending: 'zip', told: await zipOf(sheetid, contents.pages, token) };
    }
    default:
      return {
        ending: 'md',
        told: ok(new Blob([contents.text], { type: 'text/markdown;charset=utf-8' })),
      };
  }
};

/** Has the browser save the file of a version, as whoever is signed in; gives why not, or null. */
export const download = async (sheet: Wanted, token: string | null): Promise<string | null> => {
  const { ending, told } = await fileOf(sheet, token);
  if (!told.ok) return told.error.msg;
  const name = titleInName(sheet.title) || 'cheat-sheet';
  saveFile(told.value, `${name}.${ending}`);
  return null;
};
