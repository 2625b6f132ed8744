import { toStored } from '@sets/shared/core/stored-shape.ts';
import { type Practice, storedPractice } from '@sets/shared/practice/practice.migrations.ts';
import { createHmac, randomBytes } from 'node:crypto';
import { AppError } from '../../core/app-error.ts';
import { keyFor, openText, sealText } from '../../core/sealed-text.ts';
import { storedValue } from '../../core/stored-value.ts';

/** What the store holds in the place of a person and what they practise: nothing without the secret. */
export interface PracticeSeals {
  /** Stands for an account, in all spaces alike. */
  personOf(userid: string): string;
  /** Stands for an account in a space. */
  placeOf(userid: string, moduleid: string): string;
  seal(practice: Practice): string;
  /** @throws AppError NEWER_VERSION, UNREADABLE */
  open(sealed: string): Practice;
}

export const createPracticeSeals = (secret: string): PracticeSeals => {
  const markKey = keyFor(secret, 'practice: marks');
  const sealKey = keyFor(secret, 'practice');
  // No id holds a `:`, so nothing else is marked alike.
  const mark = (text: string): string =>
    createHmac('sha256', markKey).update(text).digest().subarray(0, 20).toString('base64url');
  return {
    personOf: (userid) => mark(`person:${userid}`),
    placeOf: (userid, moduleid) => mark(`place:${userid}:${moduleid}`),
    seal: (practice) => {
      const text = JSON.stringify(toStored(storedPractice, practice));
      return sealText(sealKey, randomBytes(12), text).toString('base64url');
    },
    open: (sealed) => {
      const text = openText(sealKey, Buffer.from(sealed, 'base64url'));
      if (text === null) {
        const msg = 'What you practised cannot be read: this server has another secret now.';
        throw new AppError('UNREADABLE', msg);
      }
      return storedValue(storedPractice, JSON.parse(text));
    },
  };
};
