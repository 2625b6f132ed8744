import { readStored } from '@sets/shared/core/stored-shape.ts';
import { storedComment } from '@sets/shared/comment/comment.migrations.ts';
import type { CommentSubject } from '@sets/shared/comment/comment.contract.ts';
import type { PersonalData } from '../../core/personal-data.ts';
import type { CommentCounts } from './comment-count.service.ts';
import type { CommentEnd } from './comment-end.service.ts';
import { type StoredComment, subjectOf } from './comment-records.service.ts';
import type { CommentSettingsService } from './comment-settings.service.ts';
import type { CommentTools } from './comment-tools.ts';

interface HeldTools extends Pick<CommentTools, 'models'> {
  readonly settings: CommentSettingsService;
  readonly end: CommentEnd;
  readonly counts: CommentCounts;
}

/** What a person said goes with their account. Where others answered, a place without words or name stays. */
export const commentPersonalData = (tools: HeldTools): PersonalData => ({
  name: 'comments',
  holds: 'What you commented, and whether you are told of comments.',
  collect: (userid) => collect(tools, userid),
  erase: (userid) => erase(tools, userid),
});

async function* collect({ models, settings }: HeldTools, userid: string): AsyncGenerator {
  const said = await settings.collect(userid);
  if (said !== null) yield { settings: said };
  const all = models.comments.find({ by: userid }).sort({ at: 1, _id: 1 }).lean();
  for await (const each of all.cursor()) yield exported(each);
}

const exported = (stored: StoredComment) => {
  const { _id: commentid, answers, at, removed, takenDown, content } = stored;
  const told = readStored(storedComment, content);
  const editedAt = told.ok ? told.value.editedAt : null;
  return {
    commentid,
    subject: subjectOf(stored),
    answers,
    at: at.toISOString(),
    editedAt: editedAt === null ? null : new Date(editedAt).toISOString(),
    removedAt: removed?.at.toISOString() ?? null,
    takenDown,
    text: told.ok ? told.value.text : content,
  };
};

/** May be done again, at any time: what is done already is found no more. */
const erase = async (
  { models, settings, end, counts }: HeldTools,
  userid: string,
): Promise<void> => {
  const subjects = new Map<string, CommentSubject>();
  for await (const each of models.comments.find({ by: userid }).lean().cursor()) {
    await end.forget(each);
    subjects.set(`${each.kind}:${each.subject}`, subjectOf(each));
  }
  for (const subject of subjects.values()) await counts.tell(subject);
  await settings.erase(userid);
};
