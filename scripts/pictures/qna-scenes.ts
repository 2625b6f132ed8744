import type { QnaAnswer, QnaQuestion, QuestionPage } from '@sets/shared/qna/qna.contract.ts';
import type { Page } from 'playwright-core';
import type { Camera, Size } from './camera.ts';
import type { Product } from './product.ts';
import { addQuestions, details, overfull } from './qna-samples.ts';

const all: readonly Size[] = ['phone', 'laptop', 'projector'];

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

const isSet = async (page: Page): Promise<void> => {
  await page.locator('.markdown .katex').first().waitFor();
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

/** The questions of topics, from none to very many. */
export const photographQuestions = async (camera: Camera, product: Product): Promise<void> => {
  if (!camera.wants('qna')) return;
  const { lecturer, student } = product;
  const sample = await addQuestions(product);
  const { moduleid, topicids, asked, other } = sample;
  const [first, empty] = topicids;

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
  const listed = `/api/qna/list/${moduleid}/${first}`;
  const { token } = student;
  const told = (await product.call('GET', listed, { token })) as QuestionPage;
  await camera.take({
    ...row,
    name: 'qna-full',
    as: student,
    answers: { [`${listed}?order=newest`]: overfull(told) },
  });
};
