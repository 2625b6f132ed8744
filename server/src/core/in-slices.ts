/** After so many the event loop has a turn. */
const slice = 2_000;

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** All of them, with turns of the event loop in between: for work over every answer of a run. */
export async function* inSlices<Item>(
  items: Iterable<Item> | AsyncIterable<Item>,
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
