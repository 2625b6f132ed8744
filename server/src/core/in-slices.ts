import { turn } from './turn.ts';

/** After so many answers the event loop has a turn: to score them takes some milliseconds. */
const usual = 500;

/** All of them, with a turn of the event loop after each `slice`: for work over every answer of a run, or over fewer that are larger. */
export async function* inSlices<Item>(
  items: Iterable<Item> | AsyncIterable<Item>,
  slice = usual,
): AsyncGenerator<Item> {
  let taken = 0;
  for await (const item of items) {
    yield item;
    taken += 1;
    if (taken % slice === 0) await turn();
  }
}

/** What comes of these steps, with a turn of the event loop between them. */
export const inTurns = async <Made>(steps: Generator<void, Made>): Promise<Made> => {
  let step = steps.next();
  while (step.done !== true) {
    await turn();
    step = steps.next();
  }
  return step.value;
};
