import type { Connection } from 'mongoose';
import { discussionModels, type DiscussionModels } from './discussion.model.ts';

/** What is stored beside the messages, opened once for the services of this feature. */
export type DiscussionRecords = DiscussionModels;

export const openRecords = (connection: Connection): DiscussionRecords =>
  discussionModels(connection);
