import * as z from 'zod/mini';
import { aboutVersion, versionNumber } from '../material/material-versions.contract.ts';
import { pollDefinition, pollRef } from './poll.contract.ts';

/** What a poll was, as a whole. */
export const pollVersion = z.strictObject({ ...aboutVersion, definition: pollDefinition });
export type PollVersion = z.infer<typeof pollVersion>;
export const pollVersionRef = z.extend(pollRef, { revision: versionNumber });
