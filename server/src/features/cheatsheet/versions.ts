import {
  type StoredSheetFile,
  storedSheetFile,
} from '@sets/shared/cheatsheet/cheatsheet.migrations.ts';
import { sheetLimits } from '@sets/shared/cheatsheet/cheatsheet.contract.ts';
import { toStored } from '@sets/shared/core/stored-shape.ts';
import { storedValue } from '../../core/stored-value.ts';

/** A file that a sheet has, or had. */
interface Version {
  readonly version: number;
  readonly at: Date;
  readonly note: string;
  readonly bytes: number;
  readonly file: unknown;
}

const picturesOf = (file: StoredSheetFile): string[] => {
  if (file.kind === 'pictures') return file.pages.map(({ fileid }) => fileid);
  return file.kind === 'pdf' && file.cover !== null ? [file.cover.fileid] : [];
};

/** Where all lies that these need. @throws AppError NEWER_VERSION, UNREADABLE */
export const namedIn = (versions: readonly Pick<Version, 'file'>[]) => {
  const files = versions.map(({ file }) => storedValue(storedSheetFile, file));
  return {
    pictures: [...new Set(files.flatMap(picturesOf))],
    uploads: files.flatMap((file) => (file.kind === 'pictures' ? [] : [file.uploadid])),
  };
};

/** With one more; the oldest go. @throws AppError NEWER_VERSION, UNREADABLE */
export const withVersion = (
  sheet: { readonly version: number; readonly versions: readonly Version[] },
  { file, note, at }: { readonly file: StoredSheetFile; readonly note: string; readonly at: Date },
) => {
  const version = sheet.version + 1;
  const stored = { version, at, note, bytes: file.bytes, file: toStored(storedSheetFile, file) };
  const versions = [...sheet.versions, stored].slice(-sheetLimits.versions);
  return { version, versions, ...namedIn(versions) };
};
