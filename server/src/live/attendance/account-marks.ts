import { createHmac } from 'node:crypto';
import { keyFor, openText, sealText } from '../../core/sealed-text.ts';

/**
 * So many places in the store an account has for its rooms. With so many, nearly every room lies
 * alone: how often somebody took part, and what of it was theirs, cannot be read off.
 */
const places = 64;

/** What the store holds in the place of an account and its rooms: nothing without the secret. */
export interface AccountMarks {
  /** Where the rooms of an account lie, all places. */
  placesOf(userid: string): string[];
  /** Where this room of an account lies. */
  placeOf(userid: string, roomId: string): string;
  /** Whether rooms from before `since` were searched for an account is noted here. */
  searchedOf(userid: string, since: number): string;
  /** The same for the same account and room, so that noting it twice is noting it once. */
  seal(userid: string, roomId: string): string;
  /** The room; null where another secret has sealed it. */
  open(sealed: string): string | null;
}

export const createAccountMarks = (secret: string): AccountMarks => {
  const markKey = keyFor(secret, 'rooms of accounts: marks');
  const sealKey = keyFor(secret, 'rooms of accounts');
  // No id holds a `:`, so nothing else is marked alike.
  const digest = (text: string): Buffer => createHmac('sha256', markKey).update(text).digest();
  const mark = (text: string): string => digest(text).subarray(0, 20).toString('base64url');
  const place = (userid: string, number: number): string => mark(`place:${userid}:${number}`);

  return {
    placesOf: (userid) => Array.from({ length: places }, (_, number) => place(userid, number)),
    placeOf: (userid, roomId) =>
      place(userid, digest(`which:${userid}:${roomId}`).readUInt32BE() % places),
    searchedOf: (userid, since) => mark(`searched:${userid}:${since}`),
    // The iv is made of what is sealed, so none is used for two rooms.
    seal: (userid, roomId) =>
      sealText(sealKey, digest(`iv:${userid}:${roomId}`), roomId).toString('base64url'),
    open: (sealed) => openText(sealKey, Buffer.from(sealed, 'base64url')),
  };
};
