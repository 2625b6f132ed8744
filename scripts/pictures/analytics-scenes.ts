import type { QnaAnalytics } from '@sets/shared/qna/qna-analytics.contract.ts';
import type { Camera } from './camera.ts';
import type { Product } from './product.ts';

const hourMs = 3_600_000;
const none = { questions: 0, votes: 0, answers: 0, unanswered: 0, responseMs: null };
const asked = [3, 8, 14, 0, 22, 31, 17, 9, 12, 6, 4, 28];

const dayOf = (week: number): string =>
  new Date(Date.UTC(2026, 8, 7) + week * 7 * 24 * hourMs).toISOString().slice(0, 10);

/** A term of so many weeks. */
const termOf = (weeks: number, labels: readonly string[]): QnaAnalytics => {
  const figures = Array.from({ length: weeks }, (_, week) => {
    const questions = asked[week % asked.length] ?? 0;
    const unanswered = Math.floor(questions / 5);
    const responseMs = questions === 0 ? null : (2 + ((week * 7) % 23)) * hourMs;
    const votes = questions * 3;
    return {
      from: dayOf(week),
      week: week + 1,
      questions,
      votes,
      answers: questions - unanswered + (week % 4),
      unanswered,
      responseMs,
    };
  });
  const sum = (of: 'questions' | 'votes' | 'answers' | 'unanswered'): number =>
    figures.reduce((all, each) => all + each[of], 0);
  return {
    space: 'Algorithms and Data Structures',
    topic: 'Sorting by merging, in $O(n \\log n)$',
    all: {
      questions: sum('questions'),
      votes: sum('votes'),
      answers: sum('answers'),
      unanswered: sum('unanswered'),
      responseMs: 5.5 * hourMs,
    },
    weeks: figures,
    labels: [
      ...labels.map((name, index) => ({
        label: { labelid: `l${index}`, name, colour: 'a' as const },
        questions: 40 - 3 * (index % 13),
        votes: 90,
        answers: 50,
        unanswered: index % 4,
        responseMs: (index + 1) * hourMs,
      })),
      { label: null, ...none, questions: 9, unanswered: 5, responseMs: 30 * hourMs },
    ],
  };
};

/** What came of the questions of a topic: a term, nothing, and three years of it. */
export const photographAnalytics = async (camera: Camera, { lecturer }: Product): Promise<void> => {
  const call = '/api/qna/analytics/m1/t1';
  const page = {
    path: '/tools/analytics/qna/m1/t1',
    sizes: ['phone', 'laptop'] as const,
    until: 'h1',
    isWhole: true,
    as: lecturer,
  };
  const term = termOf(12, ['Exam', 'Exercises', 'Proofs', 'Organisation']);
  const empty = { ...term, all: none, weeks: [], labels: [] };
  const many = Array.from({ length: 50 }, (_, index) => `A label with a rather long name ${index}`);
  await camera.take({ ...page, name: 'analytics', answers: { [call]: term } });
  await camera.take({ ...page, name: 'analytics-empty', answers: { [call]: empty } });
  await camera.take({ ...page, name: 'analytics-full', answers: { [call]: termOf(150, many) } });
};
