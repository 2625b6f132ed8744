/** Does work for all who ask for it: of each key one round at a time. */
export type Rounds = (key: string, work: () => Promise<void>) => Promise<void>;

interface Round {
  readonly done: Promise<void>;
  /** The one after it, where somebody waits for it. */
  next: Promise<void> | null;
}

/**
 * Whoever asks while a round is under way shares the one after it with all the others who do: it
 * begins once that one is over, so it sees what was so when they asked. However often it is asked, the
 * work is done no more than twice for what came at once.
 */
export const createRounds = (): Rounds => {
  const underWay = new Map<string, Round>();
  const begin = (key: string, work: () => Promise<void>): Promise<void> => {
    const done = work().finally(() => {
      if (round.next === null) underWay.delete(key);
    });
    const round: Round = { done, next: null };
    underWay.set(key, round);
    return done;
  };
  return (key, work) => {
    const round = underWay.get(key);
    if (round === undefined) return begin(key, work);
    // Whoever asked for the one under way is told of its failure.
    round.next ??= round.done.catch(() => undefined).then(() => begin(key, work));
    return round.next;
  };
};
