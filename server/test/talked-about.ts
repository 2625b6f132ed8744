import type { TalkedAbout } from '../src/app/talked-about.ts';
import { newId } from '../src/core/new-id.ts';

/*
 * Things that can be commented on and reported, each as a test wants it: beside those that the features
 * have, by ids of their own. They lie in memory.
 */

/** What a test says of a thing. */
export interface StandIn {
  readonly author: string;
  title: string;
  text: string;
  commentsOpen: boolean;
  /** Who may not read it. */
  readonly hiddenFrom: Set<string>;
  /** What an admin said when it was taken down. */
  takenDown: string | null;
  /** What it was told of its comments, each time. */
  readonly counts: number[];
  /** Whoever tells it waits for this. */
  waits: () => Promise<unknown>;
}

const kind = 'blog';

export const openStandIns = () => {
  const things = new Map<string, StandIn>();
  const readable = (userid: string, id: string): StandIn | null => {
    const thing = things.get(id);
    return thing === undefined || thing.takenDown !== null || thing.hiddenFrom.has(userid)
      ? null
      : thing;
  };
  const beside = ({ commentables, reportables }: TalkedAbout): TalkedAbout => {
    const comments = commentables.find((each) => each.kind === kind);
    const reports = reportables.find((each) => each.kind === kind);
    const others = <Each extends { readonly kind: string }>(all: readonly Each[]) =>
      all.filter((each) => each.kind !== kind);
    return {
      commentables: [
        ...others(commentables),
        {
          kind,
          forReader: async (userid, id) => {
            if (!things.has(id)) return (await comments?.forReader(userid, id)) ?? null;
            const thing = readable(userid, id);
            return thing && { ...thing, path: `/blog/view/${id}` };
          },
          counted: async (id, count) => {
            const thing = things.get(id);
            if (thing === undefined) return comments?.counted(id, count);
            await thing.waits();
            thing.counts.push(count);
          },
        },
      ],
      reportables: [
        ...others(reportables),
        {
          kind,
          forReader: async (userid, id) =>
            things.has(id)
              ? readable(userid, id) !== null
              : ((await reports?.forReader(userid, id)) ?? false),
          forAdmin: async (id) => {
            const thing = things.get(id);
            if (thing === undefined) return (await reports?.forAdmin(id)) ?? null;
            return { ...thing, isTakenDown: thing.takenDown !== null, path: `/blog/edit/${id}` };
          },
          takeDown: async (id, answer) => {
            const thing = things.get(id);
            if (thing === undefined) return reports?.takeDown(id, answer);
            thing.takenDown = answer;
          },
          putBack: async (id) => {
            const thing = things.get(id);
            if (thing === undefined) return reports?.putBack(id);
            thing.takenDown = null;
          },
        },
      ],
    };
  };
  /** A new thing of somebody; what a test changes of it holds at once. */
  const put = (author: string, said: Partial<StandIn> = {}) => {
    const id = newId();
    const thing: StandIn = {
      author,
      title: 'Trains at night',
      text: 'They are **quiet**.',
      commentsOpen: true,
      hiddenFrom: new Set(),
      takenDown: null,
      counts: [],
      waits: () => Promise.resolve(),
      ...said,
    };
    things.set(id, thing);
    return { thing, subject: { kind, id } as const };
  };
  return { beside, put, remove: (id: string) => void things.delete(id) };
};
