import type { ChoiceQuestion } from '@sets/shared/question/kinds/choice-question.ts';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';
import { fillGaps } from '../../../../test/render-app.tsx';
import { answer } from '../choice/choice-answer.tsx';
import { choiceParts } from '../choice/choice-parts.ts';
import { resultParts } from '../result-parts.ts';

beforeAll(fillGaps);

const picture = (fileid: string, alone: boolean) => ({ fileid, width: 40, height: 30, alone });
const question: ChoiceQuestion = {
  kind: 'choice',
  id: 'q1',
  text: 'Which is it?',
  options: [
    { id: 'o1', text: 'A nucleus', picture: picture('one', false) },
    { id: 'o2', text: 'A round cell, $x^2$', picture: picture('two', true) },
  ],
  multiple: false,
  seconds: null,
};
const counts = { o1: 1, o2: 3 };

const openPhone = (asked: ChoiceQuestion) => {
  const onChange = vi.fn<(value: unknown) => void>();
  const { Answer } = answer;
  const { container } = render(
    <>
      <h1 id="asked">{asked.text}</h1>
      <Answer
        question={asked}
        value={null}
        enabled
        closed={false}
        counts={null}
        answered={0}
        labelledBy="asked"
        onChange={onChange}
      />
    </>,
  );
  return { container, onChange };
};

it('phones show pictures in their answers, each with its room, and with words unless it stands alone', async () => {
  const { container, onChange } = openPhone(question);
  const [named, alone] = [...container.querySelectorAll('img')];
  expect(named!.getAttribute('src')).toBe('/api/file/one');
  expect([named!.width, named!.height]).toEqual([40, 30]);
  expect(named!.alt).toBe('');
  expect(alone!.alt).toBe('A round cell, x^2');
  screen.getByRole('button', { name: /^A.*A nucleus$/ });
  const button = screen.getByRole('button', { name: /A round cell/ });
  expect(within(button).queryByText(/A round cell/)).toBeNull();
  await userEvent.click(button);
  expect(onChange).toHaveBeenCalledWith({ choices: ['o2'] });
});

it('phones set them as cards only where each has one, with few words', () => {
  const group = (container: HTMLElement) =>
    container.querySelector('fieldset')!.dataset['pictured'];
  expect(group(openPhone(question).container)).toBe('true');
  const options = [...question.options, { id: 'o3', text: 'Neither' }];
  expect(group(openPhone({ ...question, options }).container)).toBe('false');
  const long = question.options.map((option) =>
    Object.assign({}, option, { text: 'so '.repeat(30) }),
  );
  expect(group(openPhone({ ...question, options: long }).container)).toBe('false');
});

it('results have the words of each, on phones and at the host', async () => {
  const { OwnResults } = answer;
  const shown = { question, counts, answered: 4, caption: 'What was said' };
  const { rerender } = render(<OwnResults {...shown} value={{ choices: ['o2'] }} />);
  const hasAll = async () => {
    await screen.findByRole('rowheader', { name: /A nucleus/ });
    screen.getByRole('rowheader', { name: /A round cell/ });
    expect(document.querySelectorAll('img[alt=""]')).toHaveLength(2);
  };
  await hasAll();
  const { Results } = resultParts(question);
  rerender(<Results {...shown} />);
  await hasAll();
});

it('the wall shows them before the bars, alone where they are to stand alone', () => {
  const { Screen } = choiceParts.screen;
  render(<Screen question={question} counts={counts} answered={4} />);
  screen.getByRole('rowheader', { name: /A nucleus/ });
  const alone = screen.getByRole('rowheader', { name: /A round cell/ });
  expect(within(alone).getByRole('img').getAttribute('src')).toBe('/api/file/two');
  expect(alone.querySelector('.screen-answer')).toBeNull();
});

it('the wall shows an answer that has a picture and no words yet', () => {
  const { Screen } = choiceParts.screen;
  const options = question.options.map((option) => Object.assign({}, option, { text: '' }));
  render(<Screen question={{ ...question, options }} counts={null} answered={0} />);
  expect(screen.getAllByRole('rowheader')).toHaveLength(2);
});
