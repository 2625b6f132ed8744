import type { SheetAudience } from '@sets/shared/cheatsheet/cheatsheet.contract.ts';

/** What of a cheat sheet says who may read it. */
export interface ReadableSheet {
  readonly audience: SheetAudience;
  readonly isTakenDown: boolean;
  readonly isRemoved: boolean;
}

/** How whoever comes, logged in or not, stands to a cheat sheet. */
export interface Standing {
  readonly isUploader: boolean;
  /** They and its uploader are of one school, by proven addresses. */
  readonly sameSchool: boolean;
  /** They may read the space that it is for. */
  readonly readsSpace: boolean;
  /** They or its uploader block the other. */
  readonly isBlocked: boolean;
}

const isInAudience: Readonly<Record<SheetAudience, (standing: Standing) => boolean>> = {
  everybody: () => true,
  school: ({ sameSchool }) => sameSchool,
  space: ({ readsSpace }) => readsSpace,
  own: () => false,
};

/** Whether somebody may read a cheat sheet: the one rule, whatever shows a part of it. */
export const mayRead = (sheet: ReadableSheet, standing: Standing): boolean => {
  if (sheet.isRemoved) return false;
  if (standing.isUploader) return true;
  if (sheet.isTakenDown || standing.isBlocked) return false;
  return isInAudience[sheet.audience](standing);
};

/** Whether it may stand in lists at all: what its uploader alone may read stands among their own. */
export const isListed = ({ audience, isTakenDown, isRemoved }: ReadableSheet): boolean =>
  !isRemoved && !isTakenDown && audience !== 'own';
