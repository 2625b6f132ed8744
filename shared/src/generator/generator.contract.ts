import * as z from 'zod/mini';
import { id } from '../core/ids.ts';
import { requiredText } from '../core/text.ts';
import { question } from '../question/question-kinds.ts';
import { right } from '../question/right.ts';

/** What the generator takes, gives, and costs. */
export const generatorLimits = {
  /** Letters of a text: some twenty pages. */
  text: 40_000,
  /** Fewer say nothing that could be asked. */
  leastText: 80,
  questions: 30,
  /** What one use costs, in credits. */
  price: 1,
} as const;

/** How questions are made: by rules of the language, on this server; or by the service that an admin has named. */
export const generatorWays = ['rules', 'service'] as const;
export type GeneratorWay = (typeof generatorWays)[number];

/** The kinds of questions that are made. */
export const generatedKinds = ['choice', 'true-false', 'open-text', 'number', 'ranking'] as const;
export type GeneratedKind = (typeof generatedKinds)[number];

/** Reply of `GET /api/generator`. */
export const generatorStanding = z.strictObject({
  credits: z.int(),
  /** As many as one's plan fills up to, at the beginning of each month. */
  monthly: z.int(),
  /** The model of the service; null where none is set. */
  model: z.nullable(z.string()),
});
export type GeneratorStanding = z.infer<typeof generatorStanding>;

/** Body of `POST /api/generator/questions`. The same attempt again costs nothing and gives the same. */
export const generatorRequest = z.strictObject({
  attempt: id,
  way: z.enum(generatorWays),
  text: requiredText(generatorLimits.text).check(
    z.minLength(generatorLimits.leastText, 'The text is too short to ask anything about it.'),
  ),
  kinds: z.array(z.enum(generatedKinds)).check(z.minLength(1), z.maxLength(generatedKinds.length)),
  most: z.int().check(z.gte(1), z.lte(generatorLimits.questions)),
});
export type GeneratorRequest = z.infer<typeof generatorRequest>;

/** A question that was made, and the sentence that it is made of; '' where there is none to name. */
export const madeQuestion = z.strictObject({
  question,
  right: z.nullable(right),
  explanation: z.string(),
  source: z.string(),
  /** What was changed of it, and what it still lacks. */
  notes: z.array(z.string()),
});
export type MadeQuestion = z.infer<typeof madeQuestion>;

/** What was made. Nothing of it is in any quiz or poll before somebody puts it there. */
export const madeQuestions = z.strictObject({
  questions: z.array(madeQuestion),
  /** What the service sent that is no question, and why. */
  refused: z.array(z.strictObject({ name: z.string(), why: z.string() })),
});
export type MadeQuestions = z.infer<typeof madeQuestions>;

/** Reply of `POST /api/generator/questions`. */
export const generatorReply = z.extend(madeQuestions, {
  /** What is left. */
  credits: z.int(),
});
export type GeneratorReply = z.infer<typeof generatorReply>;
