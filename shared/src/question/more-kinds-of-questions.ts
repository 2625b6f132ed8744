import * as z from 'zod/mini';
import type { Migration } from '../core/stored-shape.ts';

/**
 * To a version in which there are more kinds of questions: what was stored before stays as it is, and
 * a program that does not know the new kinds is told that a newer one has stored it.
 */
export const moreKindsOfQuestions: Migration = (fields) => fields;

/** To a version in which open text may hold back what is rude: what was stored before does not. */
export const rudeTextsHeldBack: Migration = (fields) => fields;

/** To a version in which options may have pictures: what was stored before has none. */
export const picturesOfOptions: Migration = (fields) => fields;

/** To a version in which a question may have a picture beside its text: what was stored before has none. */
export const picturesBesideTexts: Migration = (fields) => fields;

/** To a version in which a number may be right: what was stored before has none. */
export const rightNumbers: Migration = (fields) => fields;

/** To a version in which a number may be answered by a slider alone: what was stored before is typed, too. */
export const slidersAlone: Migration = (fields) => fields;

const extra = z.looseObject({ right: z.optional(z.unknown()) });
const withExtras = z.looseObject({ extras: z.optional(z.array(extra)) });

/** Options were a list of their ids, and a number had no type. */
const typed = (right: unknown): unknown => {
  if (Array.isArray(right)) return right.length === 0 ? null : { type: 'options', ids: right };
  return typeof right === 'object' && right !== null ? { type: 'number', ...right } : right;
};

/** To a version in which whatever is right says of which sort it is: of a poll, or a draft of one. */
export const sortsOfRight: Migration = (fields) => {
  const { extras, ...poll } = z.parse(withExtras, fields);
  if (extras === undefined) return poll;
  return {
    ...poll,
    extras: extras.map(({ right, ...each }) => Object.assign(each, { right: typed(right) })),
  };
};
