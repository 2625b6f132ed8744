import '../../ui/markdown/draw-markdown.ts';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aNote, noteidOf } from '../../../test/fake-note-server.ts';
import {
  openNotedText as open,
  openSheet,
  press,
  readsNotedText,
  select,
} from '../../../test/noted-text.tsx';

readsNotedText();

const noteOf = (name: string) => document.querySelector(`#note-${noteidOf(name)}`);

describe('the words of a note', () => {
  it('are shown where the sheet does not lie over them', async () => {
    open([aNote('one')]);
    await openSheet();
    await screen.findByText('Note one');
    await press('Show in the text');
    expect(screen.queryByRole('region', { name: 'Notes' })).toBeNull();
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: '1 note' })),
    );
  });
});

describe('the focus', () => {
  it('is on a note that is saved, or left as it was', async () => {
    open([aNote('one')]);
    await openSheet();
    await screen.findByText('Note one');
    await press('Change');
    await press('Cancel');
    await waitFor(() => expect(document.activeElement).toBe(noteOf('one')));
    await press('Change');
    await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), ', more');
    await press('Save');
    await waitFor(() => expect(document.activeElement).toBe(noteOf('one')));
  });

  it('stays among the notes where one is removed, or not written', async () => {
    open([aNote('one')]);
    await openSheet();
    await screen.findByText('Note one');
    await press('Remove');
    const sheet = screen.getByRole('region', { name: 'Notes' });
    await waitFor(() => expect(screen.queryByText('Note one')).toBeNull());
    await waitFor(() => expect(sheet.contains(document.activeElement)).toBe(true));
    await press('Close');
    await select('merges');
    await userEvent.click(await screen.findByRole('button', { name: 'Write a note' }));
    await press('Cancel');
    const again = screen.getByRole('region', { name: 'Notes' });
    await waitFor(() => expect(again.contains(document.activeElement)).toBe(true));
  });
});
