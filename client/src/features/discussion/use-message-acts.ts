import { discussionCalls } from '@sets/shared/discussion/discussion.calls.ts';
import type { DiscussionPlace } from '@sets/shared/discussion/discussion.contract.ts';
import type { Result } from '@sets/shared/core/result.ts';
import { ask } from '../../core/api.ts';
import type { Feed } from '../../live/use-feed.ts';
import { toast } from '../../ui/toast.ts';
import { discussionMessages as words } from './discussion.messages.ts';
import type { MessageActs } from './parts/message-actions.tsx';
import { nothingWritten, type Writing } from './parts/composer.tsx';
import type { Message } from './read-message.ts';

interface ActsGiven {
  readonly token: string | null;
  readonly userid: string | null;
  readonly place: DiscussionPlace;
  readonly feed: Pick<Feed, 'change'>;
  readonly mayWrite: boolean;
  readonly moderates: boolean;
  readonly blocked: readonly string[];
  readonly onBlocked: (blocked: readonly string[]) => void;
  readonly react: (id: number, reaction: never, on: boolean) => Promise<void>;
  readonly write: (writing: Writing) => void;
}

const sayIfNot = async (sent: Promise<Result<unknown>>): Promise<boolean> => {
  const told = await sent;
  if (!told.ok) toast.error(told.error.msg);
  return told.ok;
};

/** What one may do with this message. */
export const actsOn = (message: Message, given: ActsGiven): MessageActs => {
  const { token, userid, place, feed, mayWrite, moderates } = given;
  if (token === null || userid === null) return {};
  const isOwn = message.by.userid === userid;
  return {
    ...(mayWrite && {
      react: (id, reaction, on) => void given.react(id, reaction as never, on),
      reply: (replyTo) => given.write({ ...nothingWritten, replyTo }),
    }),
    ...(mayWrite &&
      isOwn && {
        edit: (editing) => given.write({ text: editing.text, replyTo: null, editing }),
      }),
    ...((isOwn || moderates) && { remove: ({ id }) => feed.change(id, null) }),
    ...(moderates && { pin: (pinned) => void pin(token, place, pinned) }),
    ...(moderates &&
      !isOwn &&
      !message.moderator && { mute: (one) => void mute(token, place, one) }),
    // Whoever moderates is heard; who blocks them elsewhere can take that back here.
    ...(!isOwn &&
      (!message.moderator || given.blocked.includes(message.by.userid)) && {
        block: (one) => void block(token, one, given),
      }),
  };
};

const pin = async (token: string, place: DiscussionPlace, message: Message): Promise<void> => {
  const body = { place, id: message.id, pinned: !message.pinned };
  await sayIfNot(ask(discussionCalls.pin, { token, body }));
};

const mute = async (
  token: string,
  { moduleid }: DiscussionPlace,
  { by }: Message,
): Promise<void> => {
  const body = { moduleid, userid: by.userid, minutes: 60 };
  const isDone = await sayIfNot(ask(discussionCalls.mute, { token, body }));
  if (isDone) toast.success(words.muted(by.username));
};

const block = async (
  token: string,
  { by }: Message,
  { blocked, onBlocked }: Pick<ActsGiven, 'blocked' | 'onBlocked'>,
): Promise<void> => {
  const body = { userid: by.userid, blocked: !blocked.includes(by.userid) };
  const told = await ask(discussionCalls.block, { token, body });
  if (told.ok) onBlocked(told.value.blocked);
  else toast.error(told.error.msg);
};
