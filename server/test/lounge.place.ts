import { fail, ok } from '@sets/shared/core/result.ts';
import type { StoredShape } from '@sets/shared/core/stored-shape.ts';
import type { Feed } from '@sets/shared/live/feed.ts';
import * as z from 'zod/mini';
import type { Actor } from '../src/core/actor.ts';
import { AppError } from '../src/core/app-error.ts';
import { placeIdOf } from '../src/live/places/place-id.ts';
import type { PlaceKind, Standing } from '../src/live/places/place-kind.ts';

/*
 * The smallest kind of place that uses all that one may say, and a feed in it: lounges, to each of
 * which a test has its own keys.
 */

interface Lounge {
  readonly lounge: string;
}

/** What a test says of a lounge. */
export interface LoungeKeys {
  /** How somebody stands there, by account; visitors by ''. Whoever is not named may not come in. */
  readonly stands: Map<string, Standing['as']>;
  mood: string;
  /** Who was asked for together, each time; visitors are ''. */
  readonly asked: string[][];
  /** Whoever asks waits for this. */
  waits: Promise<void>;
  /** Whether what is posted is kept after all. */
  keeps: boolean;
  readonly kept: unknown[];
}

const item = z.strictObject({ text: z.string(), by: z.string() });
type Remark = z.infer<typeof item>;
const draft = z.strictObject({ text: z.string().check(z.maxLength(100)) });
type Draft = z.infer<typeof draft>;
const signal = z.strictObject({ waves: z.boolean() });
type Signal = z.infer<typeof signal>;
const view = z.strictObject({ text: z.string(), by: z.string() });

interface Where {
  readonly userid: string;
  readonly mood: string;
}

export const remarksFeed: Feed<Remark, Signal, Draft, Where> = {
  name: 'remarks',
  place: 'lounge',
  length: { phone: 8, host: 12 },
  schemas: { item, draft, signal, views: { host: view, screen: view, phone: view } },
  mayPost: (_who, { text }, { userid, mood }) =>
    mood === 'silent' ? fail('TOO_LATE', 'It is silent now.') : ok({ text, by: userid }),
  mayChange: (who, { author, item: before }, changed) => {
    if (who.as !== 'host' && who.participant !== author.participant) {
      return fail('FORBIDDEN', 'This is not your remark.');
    }
    return ok(changed === null ? null : { ...before, text: changed.text });
  },
  inWords: ({ text }) => text,
  view: (_audience, { item: { text, by } }) => ({ text, by }),
  maySignal: (_who, waving) => ok(waving),
};

export const storedRemark: StoredShape<Remark> = { name: 'remark', schema: item, migrations: [] };

/** Lounges, and the keys to each. */
export const openLounges = () => {
  const lounges = new Map<string, LoungeKeys>();
  const keysTo = (lounge: string): LoungeKeys => {
    const keys = lounges.get(lounge) ?? {
      stands: new Map(),
      mood: 'calm',
      asked: [],
      waits: Promise.resolve(),
      keeps: true,
      kept: [],
    };
    lounges.set(lounge, keys);
    return keys;
  };
  const standing = ({ lounge }: Lounge, actor: Actor | null): Standing | AppError => {
    const as = keysTo(lounge).stands.get(actor?.userid ?? '');
    if (as === undefined) return new AppError('NOT_FOUND', 'There is no such lounge.');
    return { as, writes: as !== 'screen', mine: { greeting: `Hello, ${as}.` } };
  };
  const kind: PlaceKind<{ lounge: string }> = {
    name: 'lounge',
    at: z.strictObject({ lounge: z.string() }),
    nameOf: ({ lounge }) => ({ roomId: placeIdOf('lounge', lounge), scope: lounge }),
    standings: async ({ lounge }, actors) => {
      const keys = keysTo(lounge);
      keys.asked.push(actors.map((actor) => actor?.userid ?? ''));
      await keys.waits;
      return actors.map((actor) => standing({ lounge }, actor));
    },
    state: async ({ lounge }, here) => {
      const { stands, mood } = keysTo(lounge);
      const hosts = [...stands.keys()].filter((userid) => stands.get(userid) === 'host');
      return { mood, count: here.count, hosts: hosts.filter((userid) => here.has(userid)) };
    },
    where: async (at, { actor }) => {
      const stands = standing(at, actor);
      if (stands instanceof AppError) throw stands;
      return { userid: actor.userid, mood: keysTo(at.lounge).mood };
    },
    keeping: async ({ lounge }) => {
      if (!keysTo(lounge).keeps) throw new AppError('RATE_LIMITED', 'Not so fast.');
    },
    kept: ({ lounge }, _author, posted) => void keysTo(lounge).kept.push(posted),
  };
  return { kind: kind as unknown as PlaceKind, keysTo };
};
