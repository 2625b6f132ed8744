import { turn } from '../../../core/turn.ts';

/** Longer than this no paper holds the event loop, but for the last words of the library. */
const longest = 12;

/** Lets others have a turn whenever the work since the last one has taken long. */
export const createPace = (): (() => Promise<void>) => {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < longest) return;
    await turn();
    since = performance.now();
  };
};
