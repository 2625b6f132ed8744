import { choice } from '@sets/shared/question/kinds/choice.ts';
import type { ChoiceQuestion } from '@sets/shared/question/kinds/choice-question.ts';
import { limits } from '@sets/shared/core/limits.ts';
import { fail, ok } from '@sets/shared/core/result.ts';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { newId } from '../../../core/new-id.ts';
import { KeepPictureContext, type KeepQuestionPicture } from '../picture/keep-picture.ts';
import { OptionList } from './option-list.tsx';

const Editor = () => {
  const [question, setQuestion] = useState<ChoiceQuestion>(() => choice.blank(newId));
  return <OptionList question={question} onChange={setQuestion} />;
};

const written = () =>
  screen.getAllByRole<HTMLTextAreaElement>('textbox').map((field) => field.value);

it('is written with the keyboard alone: Enter goes on, Backspace takes back', async () => {
  render(<Editor />);
  await userEvent.click(screen.getByRole('textbox', { name: 'Answer A' }));
  await userEvent.keyboard('one{Enter}two{Enter}three{Enter}');
  expect(written()).toEqual(['one', 'two', 'three', '']);
  await userEvent.keyboard('{Backspace}!');
  expect(written()).toEqual(['one', 'two', 'three!']);
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}?');
  expect(written()).toEqual(['one', 'three!?', 'two']);
});

it('keeps the focus where answers are removed, and where no more can be', async () => {
  render(<Editor />);
  await userEvent.click(screen.getByRole('textbox', { name: 'Answer A' }));
  await userEvent.keyboard('one{Enter}two{Enter}three{Enter}four');
  const focused = () => document.activeElement?.getAttribute('aria-label');
  screen.getByRole('button', { name: 'Remove answer D' }).focus();
  await userEvent.keyboard('{Enter}');
  expect([written(), focused()]).toEqual([['one', 'two', 'three'], 'Remove answer C']);
  screen.getByRole('button', { name: 'Remove answer A' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(written()).toEqual(['two', 'three']);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add an answer' }));
});

it('takes a list from the clipboard', async () => {
  render(<Editor />);
  await userEvent.click(screen.getByRole('textbox', { name: 'Answer A' }));
  await userEvent.paste('- one\n- two\n- three');
  expect(written()).toEqual(['one', 'two', 'three']);
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Answer C' }));
});

it('says how much of a list did not fit', async () => {
  render(<Editor />);
  await userEvent.click(screen.getByRole('textbox', { name: 'Answer A' }));
  await userEvent.paste(Array.from({ length: 12 }, (_, index) => `line ${index}`).join('\n'));
  expect(written()).toHaveLength(10);
  screen.getByText('2 pasted answers did not fit: 10 are the most.');
});

it('ends at ten', async () => {
  render(<Editor />);
  await userEvent.click(screen.getByRole('textbox', { name: 'Answer A' }));
  await userEvent.keyboard('x{Enter}'.repeat(12));
  expect(written()).toHaveLength(10);
  screen.getByText('10 answers are the most.');
});

it('an answer that is too long is neither cut nor dropped, typed or pasted', async () => {
  render(<Editor />);
  await userEvent.click(screen.getByRole('textbox', { name: 'Answer A' }));
  const long = 'x'.repeat(limits.option.text + 3);
  await userEvent.paste(`short\n${long}`);
  expect(written()).toEqual(['short', long]);
  screen.getByText('3 too many: 200 characters are the most');
});

it('hints at answers that say the same, not while one of them is written', async () => {
  render(<Editor />);
  await userEvent.click(screen.getByRole('textbox', { name: 'Answer A' }));
  await userEvent.keyboard('Yes{Enter}no{Enter} yes ');
  expect(screen.queryByText(/say the same/)).toBeNull();
  await userEvent.click(screen.getByRole('textbox', { name: 'Answer B' }));
  screen.getByText('A and C say the same.');
});

describe('pictures of answers', () => {
  const kept = { fileid: 'a-picture', width: 40, height: 30 };
  const file = new File(['picture'], 'cell.png', { type: 'image/png' });
  let seen: ChoiceQuestion;
  const see = (question: ChoiceQuestion): void => void (seen = question);
  const Pictured = ({ keep }: { readonly keep: KeepQuestionPicture | null }) => {
    const [question, setQuestion] = useState<ChoiceQuestion>(() => choice.blank(newId));
    useEffect(() => see(question), [question]);
    return (
      <KeepPictureContext value={keep}>
        <OptionList question={question} onChange={setQuestion} mayHavePictures />
      </KeepPictureContext>
    );
  };
  const open = (keep: KeepQuestionPicture | null = () => Promise.resolve(ok(kept))) => {
    const { container } = render(<Pictured keep={keep} />);
    const fields = container.querySelectorAll<HTMLInputElement>('input[type="file"]');
    return { container, fields };
  };
  const textOf = (letter: string) => screen.getByRole('textbox', { name: `Answer ${letter}` });
  const pictures = () => seen.options.map(({ picture }) => picture?.fileid);

  it('is chosen, says that it needs words, stands alone where that is wanted, and goes again', async () => {
    const { fields } = open();
    await userEvent.upload(fields[0]!, file);
    const lacks = await screen.findByText(/^Write what is seen on it/);
    expect(textOf('A').getAttribute('aria-describedby')?.split(' ')).toContain(lacks.id);
    expect(seen.options[0]!.picture).toEqual({ ...kept, alone: false });
    await userEvent.type(textOf('A'), 'A cell');
    expect(screen.queryByText(/^Write what is seen on it/)).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Hide the words of answer A' }));
    expect(seen.options[0]!.picture?.alone).toBe(true);
    screen.getByRole('button', { name: 'Another picture for answer A' });
    await userEvent.click(screen.getByRole('button', { name: 'Remove the picture of answer A' }));
    expect(seen.options[0]).not.toHaveProperty('picture');
    expect(seen.options[0]!.text).toBe('A cell');
  });

  it('is let go over a text, or pasted; words that come with it are what is meant', async () => {
    open();
    fireEvent.drop(textOf('B'), { dataTransfer: { files: [file], types: ['Files'] } });
    await waitFor(() => expect(pictures()).toEqual([undefined, 'a-picture']));
    const paste = (text: string) =>
      fireEvent.paste(textOf('A'), { clipboardData: { files: [file], getData: () => text } });
    paste('words of a table');
    paste('');
    await waitFor(() => expect(pictures()).toEqual(['a-picture', 'a-picture']));
  });

  it('says what is wrong with one, and takes none where none can be kept', async () => {
    const { fields } = open(() => Promise.resolve(fail('TOO_LARGE', 'There is no room.')));
    await userEvent.upload(fields[1]!, file);
    await screen.findByText('There is no room.');
    const drop = (type: string) =>
      fireEvent.drop(textOf('A'), {
        dataTransfer: { files: [new File(['x'], 'x', { type })], types: ['Files'] },
      });
    drop('text/plain');
    await screen.findByText(/^This is no picture/);
    expect(pictures()).toEqual([undefined, undefined]);
  });

  it('belongs to its answer wherever that goes meanwhile, and to none where that was removed', async () => {
    const later = Promise.withResolvers<Awaited<ReturnType<KeepQuestionPicture>>>();
    const keep = vi.fn<KeepQuestionPicture>(() => later.promise);
    const { fields } = open(keep);
    await userEvent.upload(fields[0]!, file);
    screen.getByText(/on its way/);
    await userEvent.type(textOf('A'), 'mine');
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    later.resolve(ok(kept));
    await waitFor(() => expect(pictures()).toEqual([undefined, 'a-picture']));
    expect(seen.options[1]!.text).toBe('mine');
  });

  it('is no empty answer: Backspace does not take it away, and a pasted list goes around it', async () => {
    const { fields } = open();
    await userEvent.upload(fields[1]!, file);
    await screen.findByRole('checkbox', { name: 'Hide the words of answer B' });
    await userEvent.click(screen.getByRole('button', { name: 'Add an answer' }));
    await userEvent.click(textOf('B'));
    await userEvent.keyboard('{Backspace}');
    expect(pictures()).toEqual([undefined, 'a-picture', undefined]);
    await userEvent.click(textOf('A'));
    await userEvent.paste('- one\n- two');
    expect(written()).toEqual(['one', 'two', '']);
    expect(pictures()).toEqual([undefined, undefined, 'a-picture']);
  });

  it('cannot be added where nobody keeps it', () => {
    open(null);
    expect(screen.queryByRole('button', { name: /picture/ })).toBeNull();
  });
});
