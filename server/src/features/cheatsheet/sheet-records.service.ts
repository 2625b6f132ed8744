import type { Connection } from 'mongoose';
import {
  type SearchRecord,
  type SheetFields,
  type SheetModels,
  sheetModels,
  type SheetRecord,
  type StoredVersion,
  type TextRecord,
  type UseRecord,
  type VoteRecord,
} from './cheatsheet.model.ts';

/** What is stored of cheat sheets, opened once for the services of this feature. */
export type SheetRecords = SheetModels;

export type {
  SearchRecord,
  SheetFields,
  SheetRecord,
  StoredVersion,
  TextRecord,
  UseRecord,
  VoteRecord,
};

export const openRecords = (connection: Connection): SheetRecords => sheetModels(connection);
