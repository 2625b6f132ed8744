import * as z from 'zod/mini';
import { id, repeatsId } from '../core/ids.ts';
import { limits } from '../core/limits.ts';
import { requiredLine } from '../core/text.ts';
import { entryRule } from '../live/entry.ts';
import {
  materialFields,
  materialLine,
  seenRevision,
  shelf,
} from '../material/material.contract.ts';
import { question } from '../question/question-kinds.ts';
import { right } from '../question/right.ts';

/** When phones see the counts: never, once the host shows them after closing, or as soon as the screen does. */
export const phoneResults = z.enum(['never', 'closed', 'live']);

/**
 * Who goes on from question to question: the host, for everybody, or each at their own pace, with all
 * questions open together.
 */
export const pollPace = z.enum(['host', 'own']);
export type PollPace = z.infer<typeof pollPace>;

/** What a poll adds to one of its questions. */
const questionExtra = z.strictObject({
  /** The question's id. */
  id,
  /** Whether people say how sure they are, beside their answer. */
  confidence: z.boolean(),
  /** What is right, which hosts alone are told; null where nothing is. */
  right: z.nullable(right),
});
export type QuestionExtra = z.infer<typeof questionExtra>;

/** What a run of a poll is made of; frozen when the run starts. */
export const pollDefinition = z.strictObject({
  title: requiredLine(limits.title),
  questions: z.array(question).check(
    z.minLength(1, 'At least one question.'),
    z.maxLength(limits.questionsPerPoll, `At most ${limits.questionsPerPoll} questions.`),
    z.refine((questions) => !repeatsId(questions), 'Two questions have the same id.'),
  ),
  /** True where the screen shows the counts while people vote. */
  liveResults: z.boolean(),
  phoneResults,
  /** Who may take part; absent where everybody may. */
  entry: z.optional(entryRule),
  /** Left out, the host's. */
  pace: z.optional(pollPace),
  /** Of fewer answers nothing is shown or reported, so that nobody can be guessed. */
  floor: z.optional(z.int().check(z.gte(limits.floor.min), z.lte(limits.floor.max))),
  extras: z.optional(
    z.array(questionExtra).check(
      z.maxLength(limits.questionsPerPoll),
      z.refine((extras) => !repeatsId(extras), 'Two extras are for the same question.'),
    ),
  ),
});
export type PollDefinition = z.infer<typeof pollDefinition>;
export type PhoneResults = z.infer<typeof phoneResults>;

/** Body of `POST /api/polls`. */
export const newPoll = z.extend(pollDefinition, shelf.shape);
export type NewPoll = z.infer<typeof newPoll>;

/** Body of `PUT /api/polls/:pollid`. `revision` is what the editor loaded: an older one is a CONFLICT. */
export const pollChange = z.extend(pollDefinition, { revision: seenRevision });

/** A poll as who moderates its space sees it. */
export const poll = z.extend(pollDefinition, { ...materialFields, pollid: id });
export type Poll = z.infer<typeof poll>;

/** A line of `GET /api/polls?moduleid=&topicid=`, newest first. */
export const pollLine = z.extend(materialLine, { pollid: id });
export type PollLine = z.infer<typeof pollLine>;
export const pollList = z.strictObject({ polls: z.array(pollLine) });
export const pollRef = z.strictObject({ pollid: id });
