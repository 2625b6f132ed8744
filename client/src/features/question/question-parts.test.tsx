import { moveBy } from '@sets/shared/live/tally.ts';
import {
  acceptAnswer,
  kindOf,
  type Question,
  questionKindNames,
  type QuestionKindName,
} from '@sets/shared/question/question-kinds.ts';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { fillGaps } from '../../../test/render-app.tsx';
import { type AnyAnswerParts, loadAnswerParts } from './answer-parts.ts';
import { formParts, screenParts } from './kind-parts.ts';
import { resultParts } from './result-parts.ts';

/** What each kind brings: an example of a question. */
const brought = import.meta.glob<Question>(
  '../../../../shared/src/question/kinds/testing/*.drafts.ts',
  { import: 'example', eager: true },
);
const exampleOf = (name: QuestionKindName): Question =>
  Object.entries(brought).find(([path]) => path.endsWith(`/${name}.drafts.ts`))![1];

const chance = (): (() => number) => {
  let turn = 0;
  return () => ((turn += 7) % 20) / 20;
};
/** An answer to it, and what is shown where three have given that one. */
const answeredBy = (question: Question) => {
  const kind = kindOf(question);
  // Nothing is answered, and nothing below asks for it.
  if (kind.isSlide === true) return { value: { choices: [] }, counts: {} };
  const kept = acceptAnswer(question, kind.sample(question, chance()));
  if (!kept.ok) throw new Error(kept.error.msg);
  const sum = new Map<string, number>();
  for (let people = 0; people < 3; people += 1)
    moveBy(sum, kind.contribution(question, kept.value), 1);
  return { value: kept.value, counts: kind.counts(question, Object.fromEntries(sum)) };
};

beforeAll(fillGaps);

/** What is heard under this name, in whichever way it is drawn. */
const heardAs = (name: string): HTMLElement[] =>
  (['table', 'list', 'figure'] as const).flatMap((role) => screen.queryAllByRole(role, { name }));

const partsOf = async (name: QuestionKindName): Promise<AnyAnswerParts> => {
  const parts = await loadAnswerParts(name);
  if (parts === undefined) throw new Error(`No folder has answer parts for ${name}.`);
  return parts;
};
const partsByKind = new Map(
  await Promise.all(questionKindNames.map(async (name) => [name, await partsOf(name)] as const)),
);
const answerPartsOf = (name: QuestionKindName): AnyAnswerParts => partsByKind.get(name)!;

describe.each(questionKindNames)('a question of the kind %s', (name) => {
  const question = exampleOf(name);

  it('can be said what is right of it where its rules know that', () => {
    expect(formParts(name).Key === undefined).toBe(kindOf(question).keyed === undefined);
  });
  const kind = kindOf(question);
  const parts = answerPartsOf(name);
  const onChange = vi.fn<(value: unknown) => void>();
  beforeEach(() => void onChange.mockClear());

  describe('in the editor', () => {
    const { Form } = formParts(name);
    const form = (lacks: readonly string[]) => (
      <Form question={question} isFresh lacks={lacks} onChange={onChange} />
    );

    it('takes the cursor into its text, and says that it is missing', () => {
      const { rerender } = render(form(['text']));
      const [text] = screen.getAllByRole<HTMLTextAreaElement>('textbox');
      expect(document.activeElement).toBe(text);
      expect(text!.value).toBe(question.text);
      screen.getByText(/^Write the /);
      rerender(form([]));
      expect(screen.queryByText(/^Write the /)).toBeNull();
    });

    it('is written, and given its time', async () => {
      render(form([]));
      await userEvent.type(screen.getAllByRole('textbox')[0]!, '!');
      expect(onChange).toHaveBeenLastCalledWith({ ...question, text: `${question.text}!` });
      if (kind.isSlide === true) return;
      await userEvent.selectOptions(screen.getByLabelText('Time to answer'), '2 minutes');
      expect(onChange).toHaveBeenLastCalledWith({ ...question, seconds: 120 });
    });
  });

  it('reads on a phone what it is, with the schemas of its kind', () => {
    expect(parts.schemas.question).toBe(kind.schemas.question);
    expect(parts.isSlide).toBe(kind.isSlide);
    expect(z.parse(parts.schemas.question, question)).toEqual(question);
  });

  describe.runIf(kind.isSlide !== true)('with answers', () => {
    const { Answer, OwnResults, Dot, prompt, inWords } = parts;
    const given = { enabled: true, closed: false, answered: 3, labelledBy: 'asked' };
    const answer = (props: object) => (
      <>
        <h1 id="asked">{question.text}</h1>
        <Answer {...given} {...{ question, onChange }} value={null} counts={null} {...props} />
      </>
    );
    const { value, counts } = answeredBy(question);

    it('says on a phone what to do, under the heading that says what is answered', () => {
      expect(prompt(question)).not.toBe('');
      render(answer({}));
      screen.getByRole('group', { name: question.text });
    });

    it('shows on a phone what was answered, and takes nothing while it is not open', () => {
      const { container, rerender } = render(answer({ value }));
      const marked = container.innerHTML;
      rerender(answer({}));
      expect(container.innerHTML).not.toBe(marked);
      rerender(answer({ value, enabled: false, closed: true }));
      const taken = screen
        .queryAllByRole('button')
        .filter((button) => button.getAttribute('aria-disabled') !== 'true');
      expect(taken.every((button) => (button as HTMLButtonElement).disabled)).toBe(true);
      expect(onChange).not.toHaveBeenCalled();
    });

    it('has its results in a table or list that can be heard', () => {
      const { Results } = resultParts(question);
      const { container } = render(
        <Results {...{ question, counts }} caption="How it went" answered={5} />,
      );
      expect(heardAs('How it went')).toHaveLength(1);
      expect(container.textContent).not.toBe('');
      render(<Results {...{ question }} counts={null} caption="Hidden" answered={5} />);
    });

    it('has its results on a phone, and its answer has marks of its own and words', async () => {
      const { container } = render(
        <>
          <OwnResults {...{ question, counts, value }} caption="Went" answered={5} />
          <p>
            <Dot question={question} value={value} />
          </p>
        </>,
      );
      await waitFor(() => expect(heardAs('Went')).toHaveLength(1));
      expect(screen.getAllByText('You').length).toBeGreaterThan(0);
      expect(container.querySelector('p svg')).not.toBeNull();
      expect(inWords(question, value)).toEqual(kind.inWords(question, value));
    });
  });

  it('stands on the screen under its text, with and without its counts', () => {
    const { Screen, note } = screenParts(question);
    const standing = { round: '1', phase: 'closed', joined: 6, left: null, of: null } as const;
    const asked = { question, answered: 5, standing };
    const { container, rerender } = render(<Screen {...asked} counts={null} />);
    screen.getByRole('heading', { name: question.text });
    expect(typeof note(question)).toBe('string');
    if (kind.isSlide === true) return;
    const hidden = container.innerHTML;
    rerender(<Screen {...asked} counts={answeredBy(question).counts} />);
    expect(container.innerHTML).not.toBe(hidden);
  });
});

describe.each(['choice', 'true-false'] as const)('the answers of %s', (name) => {
  const question = exampleOf(name);
  const { Answer, OwnResults, answersAtOnce } = answerPartsOf(name);
  const counters = Object.keys(kindOf(question).counts(question, {}));
  const counts = kindOf(question).counts(question, { [counters[0]!]: 3 });
  const onChange = vi.fn<(value: unknown) => void>();
  beforeEach(() => void onChange.mockClear());
  const answer = (enabled: boolean, live: unknown = null) => (
    <Answer
      {...{ question, enabled, onChange }}
      value={null}
      closed={false}
      counts={live}
      answered={3}
      labelledBy="asked"
    />
  );

  it('are each given with a tap', async () => {
    render(answer(true));
    expect(answersAtOnce(question)).toBe(true);
    const taps = screen.getAllByRole('button');
    expect(taps).toHaveLength(counters.length);
    await userEvent.click(taps[1]!);
    const [value] = onChange.mock.lastCall!;
    expect(acceptAnswer(question, value)).toEqual({ ok: true, value });
  });

  it('take no taps while the question is not open', async () => {
    render(answer(false));
    await userEvent.click(screen.getAllByRole('button')[0]!);
    expect(onChange).not.toHaveBeenCalled();
  });

  it('show how others have answered, where it is told', () => {
    const { rerender } = render(answer(true));
    expect(screen.queryByText('100%')).toBeNull();
    rerender(answer(true, counts));
    screen.getByText('100%');
  });

  it('are a row each of the results, with a mark at one’s own on a phone', async () => {
    const { Results } = resultParts(question);
    render(<Results {...{ question, counts }} caption="How it went" answered={3} />);
    expect(screen.getAllByRole('rowheader')).toHaveLength(counters.length);
    screen.getByRole('row', { name: /100% 3$/ });
    const value = { choices: [counters[0]!] };
    render(<OwnResults {...{ question, counts, value }} caption="Went" answered={3} />);
    await screen.findByRole('row', { name: /You 100% 3$/ });
    expect(screen.getAllByText('You')).toHaveLength(1);
  });

  it('stand on the screen, with their counts once they are shown', () => {
    const { Screen, note } = screenParts(question);
    const standing = { round: '1', phase: 'closed', joined: 4, left: null, of: null } as const;
    const asked = { question, answered: 3, standing };
    const { rerender } = render(<Screen {...asked} counts={null} />);
    expect(screen.getAllByRole('rowheader')).toHaveLength(counters.length);
    expect(screen.queryByText('100%')).toBeNull();
    rerender(<Screen {...asked} counts={counts} />);
    screen.getByRole('row', { name: /100% 3$/ });
    expect(note(question)).toBe('');
  });
});

it('a question with several answers says so, and marks them in the order of its options', async () => {
  const question = { ...exampleOf('choice'), multiple: true } as Question;
  const { Answer, answersAtOnce } = answerPartsOf('choice');
  expect(answersAtOnce(question)).toBe(false);
  expect(screenParts(question).note(question)).toBe('Choose all that fit');
  const onChange = vi.fn<(value: unknown) => void>();
  const marked = (choices: string[]) => (
    <Answer
      {...{ question, onChange }}
      value={{ choices }}
      enabled
      closed={false}
      counts={null}
      answered={0}
      labelledBy="asked"
    />
  );
  const { rerender } = render(marked(['maybe']));
  await userEvent.click(screen.getByRole('button', { name: 'A Yes' }));
  expect(onChange).toHaveBeenLastCalledWith({ choices: ['yes', 'maybe'] });
  await userEvent.click(screen.getByRole('button', { name: 'C Maybe' }));
  expect(onChange).toHaveBeenLastCalledWith(null);
  rerender(marked(['yes', 'maybe']));
  await userEvent.click(screen.getByRole('button', { name: 'A Yes' }));
  expect(onChange).toHaveBeenLastCalledWith({ choices: ['maybe'] });
});

it('true and false are told apart by a tick and a cross, and heard as the words alone', async () => {
  const question = exampleOf('true-false');
  const { Answer, OwnResults } = answerPartsOf('true-false');
  const { Results } = resultParts(question);
  const { Screen } = screenParts(question);
  const shown = { question, counts: { true: 3, false: 0 }, answered: 3 };
  const drawings = {
    button: (
      <Answer {...shown} enabled closed={false} value={null} labelledBy="" onChange={vi.fn()} />
    ),
    results: <Results {...shown} caption="How it went" />,
    'results on a phone': <OwnResults {...shown} caption="How it went" />,
    projector: <Screen {...shown} />,
  };
  for (const [where, drawn] of Object.entries(drawings)) {
    const { container, unmount } = render(drawn);
    const role = where === 'button' ? 'button' : 'rowheader';
    await screen.findByRole(role, { name: /^True ?(100%)?$/ });
    screen.getByRole(role, { name: /^False ?(0%)?$/ });
    const [tick, cross] = [...container.querySelectorAll('path')].map((path) =>
      path.getAttribute('d'),
    );
    expect(tick).not.toBe(cross);
    expect(container.querySelector('.option-mark b')).toBeNull();
    unmount();
  }
});
