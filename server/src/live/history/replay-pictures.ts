import type { ReplayMoment } from '@sets/shared/run/run-replay.contract.ts';

/** What the room saw at a time, as a whole. */
export interface TakenPicture extends Omit<ReplayMoment, 'view' | 'tally'> {
  /** Whether something was done then: such a picture is always told. */
  readonly isStep: boolean;
  readonly view: unknown;
  readonly tally: unknown;
}

const textOf = (value: unknown): string => JSON.stringify(value) ?? 'null';

/** Each with what is new in it alone, and how large all of it is. */
const encode = (
  pictures: readonly TakenPicture[],
): { readonly moments: ReplayMoment[]; readonly bytes: number } => {
  let [view, tally] = ['', ''];
  let bytes = 0;
  const moments = pictures.map((picture) => {
    const { isStep: _isStep, view: seen, tally: counted, ...rest } = picture;
    const [newView, newTally] = [textOf(seen), textOf(counted)];
    const moment: ReplayMoment = {
      ...rest,
      ...(newView !== view && { view: seen }),
      ...(newTally !== tally && { tally: counted }),
    };
    bytes +=
      80 + (newView === view ? 0 : newView.length) + (newTally === tally ? 0 : newTally.length);
    [view, tally] = [newView, newTally];
    return moment;
  });
  return { moments, bytes };
};

/** The pictures that tell of a run in about so many bytes: where they are too many, every other one goes. */
export const encodePictures = (pictures: readonly TakenPicture[], most: number): ReplayMoment[] => {
  for (let every = 1; ; every *= 2) {
    const kept = pictures.filter(
      ({ isStep }, at) => isStep || at % every === 0 || at === pictures.length - 1,
    );
    const { moments, bytes } = encode(kept);
    if (bytes <= most || every > pictures.length) return moments;
  }
};
