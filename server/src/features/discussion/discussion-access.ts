import type { DiscussionPlace } from '@sets/shared/discussion/discussion.contract.ts';
import type { Actor } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import { placeIdOf } from '../../live/places/place-id.ts';
import type { Found, KnownReader } from '../module/module-access.ts';
import { canModerate, type Reader } from '../module/module.policy.ts';
import { discussionMessages } from './discussion.messages.ts';
import type { DiscussionTools } from './discussion-tools.ts';

type AccessTools = Pick<DiscussionTools, 'spaces' | 'hasQuestion'>;

/** What the place is called in the feeds: always the same. No id holds a `:`, and none is empty. */
export const roomIdOf = ({ moduleid, topicid = '', questionid = '' }: DiscussionPlace): string =>
  placeIdOf('space', moduleid, topicid, questionid);

/**
 * The space of a discussion, for who sees it, where the topic and the question are there.
 * @throws AppError NOT_FOUND, alike for what is not there and what is closed to this reader
 */
export const findPlace = async (
  { spaces, hasQuestion }: AccessTools,
  actor: Pick<Actor, 'userid'> | null,
  { moduleid, topicid, questionid }: DiscussionPlace,
): Promise<Found> => {
  if (topicid === undefined) return spaces.read(actor, moduleid);
  const found = await spaces.topic(actor, { moduleid, topicid });
  if (questionid === undefined) return found;
  const { reader, record } = found;
  const seat = { reader, moderates: canModerate(reader, record) };
  if (!(await hasQuestion({ moduleid, topicid, questionid }, seat))) {
    throw new AppError('NOT_FOUND', discussionMessages.noQuestion);
  }
  return found;
};

/** Whether somebody who sees the space may write in it: whose address is proven, and who moderates it. */
export const canWrite = (reader: Reader | null, { record }: Pick<Found, 'record'>): boolean =>
  reader !== null && (reader.verified || canModerate(reader, record));

/** The same, for who writes. @throws AppError NOT_FOUND, FORBIDDEN */
export const findWritable = async (
  tools: AccessTools,
  actor: Actor,
  place: DiscussionPlace,
): Promise<Found & { readonly reader: KnownReader }> => {
  const found = await findPlace(tools, actor, place);
  const { reader } = found;
  if (reader === null || !canWrite(reader, found)) {
    throw new AppError('FORBIDDEN', discussionMessages.unverified);
  }
  return { ...found, reader };
};
