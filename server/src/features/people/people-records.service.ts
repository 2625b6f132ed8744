import type { Connection } from 'mongoose';
import { type FollowRecord, peopleModels, type PeopleModels } from './people.model.ts';

/** What is stored of people, opened once for the services of this feature. */
export type PeopleRecords = PeopleModels;

/** That one person follows another. */
export type Follow = FollowRecord;

export const openRecords = (connection: Connection): PeopleRecords => peopleModels(connection);
