import '../../ui/markdown/draw-markdown.ts';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { aNote } from '../../../test/fake-note-server.ts';
import {
  markedIn,
  openNotedText as open,
  openSheet,
  press,
  readsNotedText,
  select,
} from '../../../test/noted-text.tsx';
import { useToasts } from '../../ui/toast.ts';

readsNotedText();

const box = () => screen.getByRole('textbox', { name: 'Note' });
const begin = async (words: string): Promise<void> => {
  await select(words);
  await userEvent.click(await screen.findByRole('button', { name: 'Write a note' }));
};
const write = async (words: string, typed: string): Promise<void> => {
  await begin(words);
  await userEvent.type(box(), typed);
};

it('what is typed of a note stays while other words are marked', async () => {
  open();
  await write('merges', 'My thought');
  await openSheet();
  await select('equal stays');
  await userEvent.click(await screen.findByRole('button', { name: 'Mark in yellow' }));
  await waitFor(() => expect(markedIn('yellow')).toEqual(['equal stays']));
  await openSheet();
  expect(box()).toHaveProperty('value', 'My thought');
});

it('what is typed of a note stays where another note is to be written or changed', async () => {
  open([aNote('one')]);
  await write('merges', 'My thought');
  await press('Change');
  expect(box()).toHaveProperty('value', 'My thought');
  expect(useToasts.getState().toasts[0]?.message).toMatch(/^You are writing another note/);
  await openSheet();
  await begin('equal stays');
  expect(box()).toHaveProperty('value', 'My thought');
  await press('Cancel');
  await press('Change');
  expect(box()).toHaveProperty('value', 'Note one');
});

it('what is typed of a note stays while the note is saved, and is saved on top', async () => {
  const { server } = open();
  await write('merges', 'My');
  const held = Promise.withResolvers<void>();
  server.until = () => held.promise;
  await press('Save');
  await userEvent.type(box(), ' thought');
  held.resolve();
  await screen.findByRole('region', { name: 'Change the note' });
  expect(box()).toHaveProperty('value', 'My thought');
  await press('Save');
  await screen.findByText('My thought');
  expect(server.notes).toMatchObject([{ text: 'My thought', revision: 2 }]);
});
