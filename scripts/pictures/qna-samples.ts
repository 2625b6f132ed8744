import type { Module } from '@sets/shared/module/module.contract.ts';
import type { QnaAnswer, QnaQuestion, QuestionPage } from '@sets/shared/qna/qna.contract.ts';
import type { LabelsTable } from '@sets/shared/qna/qna-moderation.contract.ts';
import type { Product } from './product.ts';

const longWord = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
const longTitle =
  'Why does merging keep the order of equal items, when quick sort, which compares just as often and is said to be faster, does not, and what would have to be changed so that it did?';

export const details = `I thought that **both** compare and swap. In the lecture we had

\`\`\`
if (left[i] <= right[j]) take(left[i]);
\`\`\`

and $T(n) = 2\\,T(n/2) + O(n)$. Where does the \`<=\` come from?`;

const usual = [
  'How do I read $O(n \\log n)$ aloud?',
  'Is binary search worth it for ten items?',
  'May we use our own notes in the exam?',
  'Why is a hash table not sorted?',
  'What happens with two equal keys?',
];

type Sender = Pick<Product, 'call'>;

/** Asks a question in a topic. */
export const ask = async (
  { call }: Sender,
  token: string,
  question: Partial<QnaQuestion> & {
    readonly title: string;
    readonly topicid: string;
    readonly moduleid: string;
  },
): Promise<QnaQuestion> => {
  const { title, topicid, moduleid, text = '', labels = [], anonymous = false } = question;
  const attempt = Math.random().toString(36).slice(2);
  const body = { moduleid, topicid, attempt, title, text, labels, anonymous, asked: null };
  return (await call('POST', '/api/qna/ask', { token, body })) as QnaQuestion;
};

const answer = async (
  { call }: Sender,
  token: string,
  questionid: string,
  text: string,
): Promise<QnaAnswer> => {
  const body = { questionid, attempt: Math.random().toString(36).slice(2), text };
  return (await call('POST', '/api/qna/answer', { token, body })) as QnaAnswer;
};

/** A space of the lecturer with two topics, the first for what is usual, the second empty. */
const addSpace = async ({ call, lecturer }: Product): Promise<Module> => {
  const { token } = lecturer;
  const blank = { description: '', startDate: '', divisionOnly: false, division: '' };
  const body = { title: 'Algorithms and Data Structures', ...blank };
  const { moduleid } = (await call('POST', '/api/module/createmodule', { token, body })) as Module;
  for (const title of ['Sorting by merging', 'Hash tables', 'Graphs']) {
    await call('POST', '/api/module/addtopic', { token, body: { moduleid, title } });
  }
  return (await call('GET', `/api/module/getmodule/${moduleid}`, { token })) as Module;
};

const addLabels = async ({ call, lecturer }: Product, moduleid: string): Promise<LabelsTable> => {
  const { token } = lecturer;
  let table: LabelsTable | null = null;
  for (const [name, colour] of [
    ['Exam', 'f'],
    ['Exercise 3', 'a'],
    ['Lecture', 'c'],
    ['Organisation', 'plain'],
  ] as const) {
    const body = { moduleid, name, colour };
    table = (await call('POST', '/api/qna/labels', { token, body })) as LabelsTable;
  }
  if (table === null) throw new Error('No label was added.');
  return table;
};

/** What is longer than usual, in place of what a topic tells: nobody may ask so much on one day. */
export const overfull = (page: QuestionPage): QuestionPage => {
  const [one] = page.questions;
  if (one === undefined) throw new Error('There is no question to begin with.');
  const questions = Array.from({ length: 30 }, (_none, index) => ({
    ...one,
    questionid: `full${index}`,
    title: index % 5 === 0 ? `${longWord} ${index}` : longTitle.slice(0, 40 + index * 5),
    labels: index % 2 === 0 ? page.space.labels.map(({ labelid }) => labelid) : [],
    author: { userid: 'x', username: index % 4 === 0 ? longWord : 'Jonas Lind' },
    votes: 4_321 - index * 17,
    answers: index % 3,
  }));
  return { ...page, pinned: [], own: [], questions, next: 'more' };
};

/** Two answers, of which one is accepted; another wording, votes, and a report of another question. */
const addToQuestion = async (
  product: Product,
  asked: QnaQuestion,
  nameless: QnaQuestion,
): Promise<QnaAnswer> => {
  const { call, lecturer, student } = product;
  const { questionid } = asked;
  const best = await answer(
    product,
    lecturer.token,
    questionid,
    'From the `<=`: of two that are equal **the left one** is taken first.\n\n$$a_i = b_j \\Rightarrow a_i \\text{ first}$$',
  );
  const other = await answer(product, student.token, questionid, 'I see. And with `<` it is not?');
  const on = { token: lecturer.token, body: { questionid, on: true } };
  await call('PUT', '/api/qna/vote', on);
  await call('PUT', '/api/qna/pin', on);
  await call('PUT', '/api/qna/accept', {
    token: lecturer.token,
    body: { answerid: best.answerid, on: true },
  });
  await call('PUT', '/api/qna/question', {
    token: student.token,
    body: {
      questionid,
      title: asked.title,
      text: details.replace('compare and swap', 'only compare, and swap'),
    },
  });
  await call('POST', '/api/qna/report', {
    token: lecturer.token,
    body: {
      questionid: nameless.questionid,
      answerid: null,
      reason: 'offTopic',
      text: 'Is this a question?',
    },
  });
  return other;
};

/** The questions of a space: those of a usual topic, and what was made of one of them. */
export const addQuestions = async (product: Product) => {
  const { call, lecturer, student } = product;
  const { moduleid, topics } = await addSpace(product);
  const topicids = topics.map(({ topicid }) => topicid) as [string, string, string];
  const { labels } = await addLabels(product, moduleid);
  const [exam, exercise] = labels.map(({ labelid }) => labelid) as [string, string];
  const settings = { moduleid, anonymous: true, moderation: 'after' };
  await call('PUT', '/api/qna/settings', { token: lecturer.token, body: settings });

  const place = { moduleid, topicid: topicids[0] };
  for (const title of usual) await ask(product, student.token, { ...place, title });
  const asked = await ask(product, student.token, {
    ...place,
    title: 'Why does merging keep the order of equal items?',
    text: details,
    labels: [exam, exercise],
  });
  const nameless = await ask(product, student.token, {
    ...place,
    title: 'Is it bad that I understood nothing today?',
    anonymous: true,
  });
  return { moduleid, topicids, asked, other: await addToQuestion(product, asked, nameless) };
};
