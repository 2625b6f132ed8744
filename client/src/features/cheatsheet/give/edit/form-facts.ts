import {
  type SheetFacts,
  sheetFacts,
  type SheetSettings,
} from '@sets/shared/cheatsheet/cheatsheet.contract.ts';
import { ok, type Result, fail } from '@sets/shared/core/result.ts';
import * as z from 'zod/mini';
import { formMessages as words } from './form.messages.ts';

/** What its uploader says of a sheet, as it is typed. */
export interface Typed {
  readonly facts: SheetFacts;
  readonly settings: SheetSettings;
}
/** What is wrong with it, by its field. */
export type Faults = Readonly<Partial<Record<keyof SheetFacts, string>>>;

export const noFaults: Faults = {};

/** What is wrong with what was typed. */
export const faultsOf = ({ facts, settings }: Typed): Faults => {
  const told = z.safeParse(sheetFacts, facts);
  const issues = told.success ? [] : told.error.issues;
  const faults = Object.fromEntries(issues.map(({ path, message }) => [path[0], message]));
  const needsSpace = settings.audience === 'space' && facts.moduleid === null;
  return needsSpace ? { ...faults, moduleid: words.space.needed } : faults;
};

/** As it is sent; where something is wrong, what a person is told. */
export const readyOf = (typed: Typed): Result<Typed> => {
  const told = z.safeParse(sheetFacts, typed.facts);
  const isGood = told.success && Object.keys(faultsOf(typed)).length === 0;
  return isGood ? ok({ ...typed, facts: told.data }) : fail('BAD_REQUEST', words.mend);
};

const inOrder = ({ facts, settings }: Typed): string => {
  const { title, description, subject, moduleid, tags, language } = facts;
  const { audience, commentsOpen } = settings;
  return JSON.stringify([
    [title, description, subject, moduleid, tags, language],
    [audience, commentsOpen],
  ]);
};

export const isSameTyped = (one: Typed, other: Typed): boolean => inOrder(one) === inOrder(other);
