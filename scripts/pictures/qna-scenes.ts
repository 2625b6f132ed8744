import type { Module } from '@sets/shared/module/module.contract.ts';
import type { QnaAnswer, QnaQuestion } from '@sets/shared/qna/qna.contract.ts';
import type { LabelsTable } from '@sets/shared/qna/qna-moderation.contract.ts';
import type { Page } from 'playwright-core';
import type { Camera, Size } from './camera.ts';
import type { Product } from './product.ts';

const all: readonly Size[] = ['phone', 'laptop', 'projector'];

const longWord = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
const longTitle =
  'Why does merging keep the order of equal items, when quick sort, which compares just as often and is said to be faster, does not, and what would have to be changed so that it did?';

const details = `I thought that **both** compare and swap. In the lecture we had

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

const ask = async (
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

const typing =
  (label: string, text: string) =>
  async (page: Page): Promise<void> => {
    await page.getByLabel(label, { exact: true }).first().fill(text);
  };

const press =
  (...names: readonly string[]) =>
  async (page: Page): Promise<void> => {
    for (const name of names) await page.getByRole('button', { name, exact: true }).first().click();
  };

/** Asking: nothing typed, something that was asked already, everything open. */
const photographAsking = async (
  camera: Camera,
  { student }: Product,
  path: string,
): Promise<void> => {
  const shot = { path, sizes: all, until: 'form', as: student, isWhole: true };
  await camera.take({
    ...shot,
    name: 'qna-ask-near',
    before: async (page) => {
      await typing(
        'What do you want to know?',
        'why does merging keep the order of equal items',
      )(page);
      await page.getByText('Already asked').waitFor();
    },
  });
  await camera.take({
    ...shot,
    name: 'qna-ask-whole',
    before: async (page) => {
      await typing('What do you want to know?', 'How fast is a radix sort?')(page);
      if (await page.getByRole('button', { name: 'Add details' }).isVisible()) {
        await press('Add details')(page);
      }
      await typing('Details', details)(page);
      await press('Exam')(page);
      await page.getByRole('switch').check();
    },
  });
};

/** A question: with answers, to who may do everything, edited, reported. */
const photographQuestion = async (
  camera: Camera,
  { lecturer, student }: Product,
  question: QnaQuestion,
  sought: QnaAnswer,
): Promise<void> => {
  const { moduleid, topicid, questionid } = question;
  const path = `/space/${moduleid}/topic/${topicid}/${questionid}`;
  const shot = { path, sizes: all, until: 'h1', isWhole: true };
  const isSet = async (page: Page): Promise<void> => {
    await page.locator('.markdown .katex').first().waitFor();
  };
  await camera.take({ ...shot, name: 'qna-question-visitor', before: isSet });
  await camera.take({ ...shot, name: 'qna-question-student', as: student, before: isSet });
  const more = async (page: Page): Promise<void> => {
    await isSet(page);
    await press('More')(page);
  };
  await camera.take({ ...shot, name: 'qna-question-moderator', as: lecturer, before: more });
  await camera.take({
    ...shot,
    name: 'qna-answer',
    path: `${path}/answer/${sought.answerid}`,
    before: isSet,
  });
  await camera.take({
    ...shot,
    name: 'qna-question-edit',
    as: student,
    before: press('Edit'),
  });
  const dialog = { ...shot, isWhole: false, as: lecturer };
  await camera.take({ ...dialog, name: 'qna-report', before: press('More', 'Report') });
  await camera.take({
    ...dialog,
    name: 'qna-merge',
    before: async (page) => {
      await press('More', 'Merge into another')(page);
      await typing('The question that stays', 'Why is a hash table not sorted')(page);
      await page.getByRole('radio').first().waitFor();
    },
  });
  await camera.take({ ...shot, name: 'qna-indepth', path: `${path}/indepth`, until: 'ol li' });
};

/** The pages of whoever moderates, and those that mails lead to. */
const photographDesk = async (
  camera: Camera,
  { lecturer, student }: Product,
  moduleid: string,
): Promise<void> => {
  const shot = { sizes: all, until: 'h1', isWhole: true, as: lecturer };
  const labels = { ...shot, path: `/module/labelstable/${moduleid}`, until: 'table' };
  await camera.take({ ...labels, name: 'qna-labels' });
  await camera.take({ ...labels, name: 'qna-labels-edit', before: press('Edit Exam') });
  await camera.take({ ...labels, name: 'qna-labels-student', as: student });
  const moderation = { ...shot, path: `/space/${moduleid}/moderation` };
  await camera.take({ ...moderation, name: 'qna-moderation', until: 'li h3' });
  await camera.take({ ...moderation, name: 'qna-moderation-student', as: student });
  const link = `/module/${moduleid}/topic/t/portal/discussion/q/unsubscribe/jonas%40uni.example`;
  await camera.take({ ...shot, as: undefined, name: 'qna-unsubscribe', path: `${link}?proof=x` });
  await camera.take({ ...shot, as: undefined, name: 'qna-unsubscribe-bad', path: link });
};

/** A topic that is full to the brim. */
const fillTopic = async (product: Product, moduleid: string, topicid: string): Promise<void> => {
  const tokens = [product.lecturer.token, product.student.token];
  for (let index = 0; index < 36; index += 1) {
    const title =
      index % 5 === 0 ? `${longWord} ${index}` : `${longTitle.slice(0, 40 + index * 4)} ${index}`;
    const made = await ask(product, tokens[index % 2] ?? '', { moduleid, topicid, title });
    if (index % 3 === 0) await answer(product, tokens[0] ?? '', made.questionid, longWord);
  }
};

/** The questions of topics, from none to very many. */
export const photographQuestions = async (camera: Camera, product: Product): Promise<void> => {
  if (!camera.wants('qna')) return;
  const { call, lecturer, student } = product;
  const { moduleid, topics } = await addSpace(product);
  const [first, empty, full] = topics.map(({ topicid }) => topicid) as [string, string, string];
  const { labels } = await addLabels(product, moduleid);
  const [exam, exercise] = labels.map(({ labelid }) => labelid) as [string, string];
  const settings = { moduleid, anonymous: true, moderation: 'after' };
  await call('PUT', '/api/qna/settings', { token: lecturer.token, body: settings });

  const place = { moduleid, topicid: first };
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

  const path = `/space/${moduleid}/topic/${first}`;
  const list = { sizes: all, until: '#questions', isWhole: true };
  const row = { ...list, path, until: 'li h3' };
  await camera.take({ ...row, name: 'qna-list-visitor' });
  await camera.take({ ...row, name: 'qna-list-student', as: student });
  await camera.take({ ...row, name: 'qna-list-moderator', as: lecturer });
  const emptyPath = `/space/${moduleid}/topic/${empty}`;
  await camera.take({
    ...list,
    name: 'qna-empty-student',
    path: emptyPath,
    as: student,
    until: '[class*=dashed]',
  });
  await camera.take({
    ...list,
    name: 'qna-empty-visitor',
    path: emptyPath,
    until: '[class*=dashed]',
  });
  await photographAsking(camera, product, path);
  await photographQuestion(camera, product, asked, other);
  await photographDesk(camera, product, moduleid);
  await fillTopic(product, moduleid, full);
  const fullPath = `/space/${moduleid}/topic/${full}?order=votes`;
  await camera.take({ ...row, name: 'qna-full', path: fullPath, as: student });
};
