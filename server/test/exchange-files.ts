import { filesOf } from '../src/features/material/exchange/exports/write-material.ts';
import { readFile } from '../src/features/material/exchange/read-file.ts';
import { pollFiles } from '../src/features/poll/poll-files.ts';
import { quizFiles } from '../src/features/quiz/quiz-files.ts';

const [poll, quiz] = [filesOf(pollFiles), filesOf(quizFiles)];

/** Files of questions as polls read and write them, without a thread. */
export const { write: writePoll, line: exportLine, lines: exportLines } = poll;
export const pollTemplates = { csv: poll.csvTemplate, xlsx: poll.xlsxTemplate };
export const readPollFile = (bytes: Uint8Array, name: string) =>
  readFile(bytes, name, { asked: pollFiles.asked, own: pollFiles.json, others: [quizFiles.json] });

/** The same for quizzes. */
export const { write: writeQuiz, line: quizLine } = quiz;
export const quizTemplates = { csv: quiz.csvTemplate, xlsx: quiz.xlsxTemplate };
export const readQuizFile = (bytes: Uint8Array, name: string) =>
  readFile(bytes, name, { asked: quizFiles.asked, own: quizFiles.json, others: [pollFiles.json] });
