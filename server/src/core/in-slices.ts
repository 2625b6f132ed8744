/** After so many the event loop has a turn. */
const slice = 2_000;

/** All of them, with turns of the event loop in between: for work over every answer of a run. */
export async function* inSlices<Item>(
  items: Iterable<Item> | AsyncIterable<Item>,
): AsyncGenerator<Item> {
  let taken = 0;
  for await (const item of items) {
    yield item;
    taken += 1;
    if (taken % slice === 0) await new Promise((resolve) => setImmediate(resolve));
  }
}
