import {
  acceptAnswer,
  kindOf,
  type Question,
  questionKindNames,
  type QuestionKindName,
  type QuestionOf,
} from '@sets/shared/question/question-kinds.ts';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { fillGaps } from '../../../test/render-app.tsx';
import { answerParts } from './answer-parts.ts';
import { formParts } from './form-parts.ts';
import { resultParts } from './result-parts.ts';
import { screenParts } from './screen-parts.ts';

/** A question of each kind: a new kind adds its own. */
const samples: { [Name in QuestionKindName]: QuestionOf<Name> } = {
  choice: {
    kind: 'choice',
    id: 'q1',
    text: 'Is it so?',
    options: ['Yes', 'No', 'Maybe'].map((text) => ({ id: text.toLowerCase(), text })),
    multiple: false,
    seconds: null,
  },
  'true-false': { kind: 'true-false', id: 'q1', text: 'Is it so?', seconds: null },
};

beforeAll(fillGaps);

describe.each(questionKindNames)('a question of the kind %s', (name) => {
  const question: Question = samples[name];
  const counters = Object.keys(kindOf(question).counts(question, {}));
  /** Everybody has given the first answer. */
  const counts = kindOf(question).counts(question, { [counters[0]!]: 3 });
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
      expect(text!.value).toBe('Is it so?');
      screen.getByText(/^Write the /);
      rerender(form([]));
      expect(screen.queryByText(/^Write the /)).toBeNull();
    });

    it('is written, and given its time', async () => {
      render(form([]));
      await userEvent.type(screen.getAllByRole('textbox')[0]!, '!');
      expect(onChange).toHaveBeenLastCalledWith({ ...question, text: 'Is it so?!' });
      await userEvent.selectOptions(screen.getByLabelText('Time to answer'), '2 minutes');
      expect(onChange).toHaveBeenLastCalledWith({ ...question, seconds: 120 });
    });
  });

  describe('on a phone', () => {
    const { Answer, prompt } = answerParts(question);
    const answer = (enabled: boolean, live: typeof counts | null = null) => (
      <>
        <h1 id="asked">{question.text}</h1>
        <Answer
          {...{ question, enabled, onChange }}
          value={null}
          closed={false}
          counts={live}
          answered={3}
          labelledBy="asked"
        />
      </>
    );

    it('says what to do', () => {
      expect(prompt(question)).not.toBe('');
    });

    it('gives, with a tap, an answer that is one', async () => {
      render(answer(true));
      screen.getByRole('group', { name: 'Is it so?' });
      const taps = screen.getAllByRole('button');
      expect(taps).toHaveLength(counters.length);
      await userEvent.click(taps[1]!);
      const [value] = onChange.mock.lastCall!;
      expect(acceptAnswer(question, value)).toEqual({ ok: true, value });
    });

    it('takes no taps while the question is not open', async () => {
      render(answer(false));
      await userEvent.click(screen.getAllByRole('button')[0]!);
      expect(onChange).not.toHaveBeenCalled();
    });

    it('shows how others have answered, where it is told', () => {
      const { rerender } = render(answer(true));
      expect(screen.queryByText('100%')).toBeNull();
      rerender(answer(true, counts));
      screen.getByText('100%');
    });
  });

  it('has its results in a table that can be heard', () => {
    const { Results } = resultParts(question);
    render(<Results {...{ question, counts }} caption="How it went" answered={3} />);
    screen.getByRole('table', { name: 'How it went' });
    expect(screen.getAllByRole('rowheader')).toHaveLength(counters.length);
    screen.getByRole('row', { name: /100% 3$/ });
  });

  it('has its results on a phone with a mark at one’s own, and its answer has marks of its own', () => {
    const { OwnResults, Dot, answersAtOnce } = answerParts(question);
    const value = acceptAnswer(question, { choices: [counters[0]!] });
    if (!value.ok) throw new Error('The first counter is an answer of every kind there is.');
    const { container } = render(
      <>
        <OwnResults {...{ question, counts }} value={value.value} caption="Went" answered={3} />
        <p>
          <Dot question={question} value={value.value} />
        </p>
      </>,
    );
    screen.getByRole('table', { name: 'Went' });
    screen.getByRole('row', { name: /You 100% 3$/ });
    expect(screen.getAllByText('You')).toHaveLength(1);
    expect(container.querySelectorAll('p svg')).toHaveLength(1);
    expect(answersAtOnce(question)).toBe(true);
  });

  it('stands on the screen under its text, with its counts once they are shown', () => {
    const { Screen, note } = screenParts(question);
    const standing = { round: '1', phase: 'closed', joined: 4, left: null, of: null } as const;
    const asked = { question, answered: 3, standing };
    const { rerender } = render(<Screen {...asked} counts={null} />);
    screen.getByRole('heading', { name: 'Is it so?' });
    expect(screen.getAllByRole('rowheader')).toHaveLength(counters.length);
    expect(screen.queryByText('100%')).toBeNull();
    rerender(<Screen {...asked} counts={counts} />);
    screen.getByRole('row', { name: /100% 3$/ });
    expect(note(question)).toBe('');
  });
});

it('a question with several answers says so, and marks them in the order of its options', async () => {
  const question: Question = { ...samples.choice, multiple: true };
  const { Answer, answersAtOnce } = answerParts(question);
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

it('true and false are told apart by a tick and a cross, and heard as the words alone', () => {
  const question = samples['true-false'];
  const { Answer, OwnResults } = answerParts(question);
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
    screen.getByRole(role, { name: /^True ?(100%)?$/ });
    screen.getByRole(role, { name: /^False ?(0%)?$/ });
    const [tick, cross] = [...container.querySelectorAll('path')].map((path) =>
      path.getAttribute('d'),
    );
    expect(tick).not.toBe(cross);
    expect(container.querySelector('.option-mark b')).toBeNull();
    unmount();
  }
});
