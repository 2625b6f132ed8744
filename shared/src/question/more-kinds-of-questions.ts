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

/** To a version in which a number may be right: what was stored before has none. */
export const rightNumbers: Migration = (fields) => fields;
