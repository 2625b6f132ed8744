import { createHmac } from 'node:crypto';
import type { Clock } from '../../../core/clock.ts';
import { cookieOf, cookieNames } from '../../../core/cookies.ts';
import { newId } from '../../../core/new-id.ts';
import type { ReplyCookie } from '../../../core/route.ts';
import { sameText } from '../../../core/same-text.ts';
import { keyFor } from '../../../core/sealed-text.ts';
import { knownDeviceMs } from '../account-rates.ts';

/*
 * A device on which somebody has logged in keeps a mark of it, as a cookie for each account. It lets nobody in: it only
 * says that guesses from there are not those of strangers. A mark of another version, or another secret, is none.
 */
const version = '1';
const prefix = 'sets-known-';
/** Calls that take a password are all below it. */
const path = '/api/user';
/** A computer for everybody sends no more marks than this with each call. */
const mostMarks = 8;

export interface KnownDevices {
  /** The mark that a device has for this account, by the `Cookie` header; null where it has no good one. */
  read(cookies: string, account: MarkedAccount): string | null;
  /** What a device is to keep after a login to this account: its mark, anew, in place of the oldest where it has many. */
  remember(cookies: string, account: MarkedAccount): readonly ReplyCookie[];
}

/** Of an account: whose a mark is, and from when on marks of it are good, in ms. */
interface MarkedAccount {
  readonly _id: string;
  readonly devicesKnownFrom: number;
}

interface Mark {
  readonly id: string;
  /** In seconds. */
  readonly madeAt: number;
  readonly proof: string;
}

const shape = /^1\.([\w-]{1,40})\.(\d{1,12})\.([\w-]{43})$/;

const parsed = (value: string): Mark | null => {
  const [, id, madeAt, proof] = shape.exec(value) ?? [];
  if (id === undefined || madeAt === undefined || proof === undefined) return null;
  return { id, madeAt: Number(madeAt), proof };
};

/** The oldest of the others, beyond those that may stay. */
const tooMany = (cookies: string, own: string): ReplyCookie[] =>
  cookieNames(cookies)
    .filter((name) => name.startsWith(prefix) && name !== own)
    .map((name) => ({ name, madeAt: parsed(cookieOf(cookies, name))?.madeAt ?? 0 }))
    .toSorted((a, b) => b.madeAt - a.madeAt)
    .slice(mostMarks - 1)
    .map(({ name }) => ({ name, value: null, path }));

export const createKnownDevices = (secret: string, clock: Pick<Clock, 'now'>): KnownDevices => {
  const key = keyFor(secret, 'known devices');
  const hmac = (...parts: (string | number)[]): string =>
    createHmac('sha256', key).update(parts.join('\n')).digest('base64url');
  /** Tells nobody whose it is. */
  const nameOf = (userid: string): string => prefix + hmac('name', userid).slice(0, 16);
  const proofOf = (userid: string, { id, madeAt }: Pick<Mark, 'id' | 'madeAt'>): string =>
    hmac('mark', version, userid, id, madeAt);

  const read: KnownDevices['read'] = (cookies, { _id: userid, devicesKnownFrom }) => {
    const mark = parsed(cookieOf(cookies, nameOf(userid)));
    if (mark === null || !sameText(mark.proof, proofOf(userid, mark))) return null;
    const madeAt = mark.madeAt * 1_000;
    if (madeAt < devicesKnownFrom) return null;
    // One from the future is good: the clock was set back.
    return clock.now() < madeAt + knownDeviceMs ? mark.id : null;
  };

  return {
    read,
    remember: (cookies, account) => {
      const { _id: userid } = account;
      const name = nameOf(userid);
      // The same device stays one, or each login would be a limit more.
      const mark = {
        id: read(cookies, account) ?? newId(),
        madeAt: Math.floor(clock.now() / 1_000),
      };
      const value = [version, mark.id, mark.madeAt, proofOf(userid, mark)].join('.');
      return [{ name, value, path, forMs: knownDeviceMs }, ...tooMany(cookies, name)];
    },
  };
};
