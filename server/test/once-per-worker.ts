import { test } from 'vitest';

interface Closable {
  readonly close: () => Promise<void>;
}

const opened: Closable[] = [];

/**
 * What is expensive to start is opened at its first use, and is there for all files that a worker
 * runs one after another. It is closed when the worker ends.
 */
export const oncePerWorker = <Thing extends Closable>(
  open: () => Promise<Thing>,
): (() => Promise<Thing>) => {
  let thing: Promise<Thing> | undefined;
  const openAndRemember = async (): Promise<Thing> => {
    const made = await open();
    opened.push(made);
    return made;
  };
  return () => (thing ??= openAndRemember());
};

/** Vitest tells the end of a worker to its fixtures alone; the setup file of a project asks for this one. */
export const workerTest = test.extend(
  'endOfWorker',
  { scope: 'worker' },
  // oxlint-disable-next-line no-empty-pattern -- vitest reads from the pattern what a fixture needs
  async ({}, { onCleanup }) => {
    onCleanup(async () => {
      for (const each of opened.splice(0).toReversed()) await each.close();
    });
  },
);
