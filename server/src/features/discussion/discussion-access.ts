import type { DiscussionPlace } from '@sets/shared/discussion/discussion.contract.ts';
import type { Actor } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import { placeIdOf } from '../../live/places/place-id.ts';
import type { Found, KnownReader } from '../module/module-access.ts';
import { moduleMessages } from '../module/module.messages.ts';
import { canModerate, type Reader } from '../module/module.policy.ts';
import { discussionMessages } from './discussion.messages.ts';
import type { DiscussionTools } from './discussion-tools.ts';

type AccessTools = Pick<DiscussionTools, 'spaces' | 'threadOf'>;

/**
 * What the place is called in the feeds: always the same. No id holds a `:`, and none is empty. The first
 * word is from when this kind of place was called so; messages lie under what it makes.
 */
export const roomIdOf = ({ moduleid, topicid = '', questionid = '' }: DiscussionPlace): string =>
  placeIdOf('space', moduleid, topicid, questionid);

interface FoundPlace extends Found {
  /** Whether the question above has become a part of another one. */
  readonly isMerged: boolean;
}

const ofEverybody = { isFor: () => true, into: null };

/**
 * The space of a discussion as these people find it, where the topic and the question are there: each is
 * looked up once. An error stands for whom it is not there, alike for what is not and what is closed.
 * @throws AppError NOT_FOUND where there is no such topic or question
 */
export const findPlaceFor = async (
  { spaces, threadOf }: AccessTools,
  actors: readonly (Pick<Actor, 'userid'> | null)[],
  { moduleid, topicid, questionid }: DiscussionPlace,
): Promise<(FoundPlace | AppError)[]> => {
  const [found, thread] = await Promise.all([
    spaces.readAll(actors, moduleid),
    topicid === undefined || questionid === undefined
      ? ofEverybody
      : threadOf({ moduleid, topicid, questionid }),
  ]);
  return found.map((each) => {
    if (each instanceof AppError) return each;
    const { reader, record } = each;
    const { topics } = record.content;
    if (topicid !== undefined && !topics.some((topic) => topic.topicid === topicid)) {
      return new AppError('NOT_FOUND', moduleMessages.noTopic);
    }
    const seat = { reader, moderates: canModerate(reader, record) };
    if (thread?.isFor(seat) === true) return { reader, record, isMerged: thread.into !== null };
    return new AppError('NOT_FOUND', discussionMessages.noQuestion);
  });
};

/** The same for one. @throws AppError NOT_FOUND */
export const findPlace = async (
  tools: AccessTools,
  actor: Pick<Actor, 'userid'> | null,
  place: DiscussionPlace,
): Promise<FoundPlace> => {
  const [found] = await findPlaceFor(tools, [actor], place);
  if (found === undefined) throw new Error('A space does not say how somebody finds it.');
  if (found instanceof AppError) throw found;
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
