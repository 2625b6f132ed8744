/** What was opened, to be closed in reverse order. */
export interface Closers {
  add(close: () => Promise<void>): void;
  /** Closes the last first. Whoever calls it again waits for the same. */
  readonly closeAll: () => Promise<void>;
  readonly closing: () => boolean;
}

export const createClosers = (): Closers => {
  const opened: (() => Promise<void>)[] = [];
  let closed: Promise<void> | null = null;
  const close = async (): Promise<void> => {
    for (const each of opened.toReversed()) await each();
  };
  return {
    add: (each) => {
      opened.push(each);
    },
    closeAll: () => (closed ??= close()),
    closing: () => closed !== null,
  };
};
