import * as z from 'zod/mini';
import { id } from '../core/ids.ts';
import {
  materialFields,
  materialLine,
  seenRevision,
  shelf,
} from '../material/material.contract.ts';
import { aboutVersion, versionNumber } from '../material/material-versions.contract.ts';
import { quizDefinition } from './quiz.contract.ts';

/** Body of `POST /api/quizzes`. */
export const newQuiz = z.extend(quizDefinition, shelf.shape);
export type NewQuiz = z.infer<typeof newQuiz>;

/** Body of `PUT /api/quizzes/:quizid`. */
export const quizChange = z.extend(quizDefinition, { revision: seenRevision });

/** A quiz as who moderates its space sees it. */
export const quiz = z.extend(quizDefinition, { ...materialFields, quizid: id });
export type Quiz = z.infer<typeof quiz>;

/** A line of `GET /api/quizzes?moduleid=&topicid=`, newest first. */
export const quizLine = z.extend(materialLine, { quizid: id });
export type QuizLine = z.infer<typeof quizLine>;
export const quizList = z.strictObject({ quizzes: z.array(quizLine) });
export const quizRef = z.strictObject({ quizid: id });

/** What a quiz was, as a whole. */
export const quizVersion = z.strictObject({ ...aboutVersion, definition: quizDefinition });
export const quizVersionRef = z.extend(quizRef, { revision: versionNumber });
