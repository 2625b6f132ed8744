import type { OwnSheet, SheetEdit } from '@sets/shared/cheatsheet/cheatsheet.contract.ts';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { json } from '../../../../test/answer-fetch.ts';
import { anOwnSheet, fakeSheetServer } from '../../../../test/fake-sheet-server.ts';
import { sheetidOf } from '../../../../test/fake-sheets.ts';
import { fillGaps } from '../../../../test/render-app.tsx';
import { signIn, signOut } from '../../../../test/signed-in.ts';
import { ServerState } from '../../../app/server-state.tsx';
import { EditSheetPage } from './edit-sheet-page.tsx';

beforeEach(() => {
  signIn();
  fillGaps();
  Object.assign(URL, { createObjectURL: () => 'blob:here', revokeObjectURL: () => undefined });
});
afterEach(async () => {
  await act(async () => signOut());
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(URL, 'createObjectURL');
  Reflect.deleteProperty(URL, 'revokeObjectURL');
});

const id = sheetidOf('a');
const conflict = () => json(409, { code: 'CONFLICT', msg: 'Changed elsewhere.' });

/** A server with one sheet, whose revisions count. */
const open = (first: OwnSheet | null = anOwnSheet('a')) => {
  const server = fakeSheetServer();
  const held = { sheet: first };
  const change = (revision: number, next: Partial<OwnSheet>): Response => {
    if (held.sheet === null || revision !== held.sheet.revision) return conflict();
    held.sheet = { ...held.sheet, ...next, revision: revision + 1 };
    return json(200, held.sheet);
  };
  const none = () => json(404, { code: 'NOT_FOUND', msg: 'None.' });
  server.answers = {
    [`GET /api/cheatsheet/sheet/${id}`]: () =>
      held.sheet === null ? none() : json(200, held.sheet),
    [`GET /api/cheatsheet/view/${id}`]: () => {
      if (held.sheet === null) return none();
      const { version, publishedAt: at, bytes } = held.sheet.line;
      const versions = Array.from({ length: version }, (_, place) => ({
        version: version - place,
        at,
        bytes,
        note: place === 0 ? 'The newest' : '',
      }));
      return json(200, {
        ...held.sheet.line,
        versions,
        description: '',
        contents: { kind: 'pdf', bytes, pages: 2 },
        commentsOpen: true,
        isYours: true,
      });
    },
    [`PUT /api/cheatsheet/facts/${id}`]: (body) => {
      const { revision, ...typed } = body as SheetEdit;
      return change(revision, typed);
    },
    [`PUT /api/cheatsheet/file/${id}`]: (body) => {
      const { revision } = body as SheetEdit;
      if (held.sheet === null) return none();
      const { line } = held.sheet;
      return change(revision, { line: { ...line, version: line.version + 1 } });
    },
    [`POST /api/cheatsheet/back/${id}`]: (body) =>
      change((body as SheetEdit).revision, { removedUntil: null }),
    [`POST /api/cheatsheet/remove/${id}`]: (body) =>
      change((body as SheetEdit).revision, { removedUntil: '2026-12-05T20:00:00.000Z' }),
  };
  const page = (
    <ServerState>
      <EditSheetPage />
    </ServerState>
  );
  const router = createMemoryRouter(
    [
      { path: '/cheatsheets/editfile/:id', element: page },
      { path: '*', element: null },
    ],
    { initialEntries: [`/cheatsheets/editfile/${id}`] },
  );
  render(<RouterProvider router={router} />);
  return { server, held, router };
};
const press = async (name: string): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));
const title = (): Promise<HTMLInputElement> => screen.findByLabelText('Title');
const retitle = async (text: string): Promise<void> => {
  fireEvent.change(await title(), { target: { value: text } });
};

describe('what is said of a sheet', () => {
  it('is changed and saved', async () => {
    const { held } = open();
    await retitle('Better');
    await userEvent.click(screen.getByRole('radio', { name: 'Only me' }));
    await press('Save');
    await screen.findByText('Everything is saved.');
    expect(held.sheet).toMatchObject({
      revision: 2,
      facts: { title: 'Better' },
      settings: { audience: 'own' },
    });
  });

  it('where it was changed elsewhere, is theirs or mine, as one chooses', async () => {
    const { held } = open();
    await retitle('Mine');
    const elsewhere = (revision: number): OwnSheet => {
      const sheet = anOwnSheet('a', { revision });
      return { ...sheet, facts: { ...sheet.facts, title: 'Theirs' } };
    };
    held.sheet = elsewhere(5);
    await press('Save');
    await screen.findByText(/it is called ‘Theirs’ there/);
    await press('Take what is there');
    expect((await title()).value).toBe('Theirs');
    await retitle('Mine again');
    held.sheet = elsewhere(9);
    await press('Save');
    await press('Keep what is typed here');
    await screen.findByText('Everything is saved.');
    expect(held.sheet).toMatchObject({ revision: 10, facts: { title: 'Mine again' } });
    expect(screen.queryByText(/Changed elsewhere meanwhile/)).toBeNull();
  });

  it('is not left behind unsaved without a word', async () => {
    const { router } = open();
    await retitle('Better');
    await userEvent.click(screen.getByRole('link', { name: 'My files' }));
    await screen.findByRole('dialog', { name: 'Leave without saving?' });
    await press('Leave');
    await waitFor(() => expect(router.state.location.pathname).toBe('/cheatsheets/myfiles'));
  });
});

describe('the file of a sheet', () => {
  it('is replaced with a note, and what is typed above stays', async () => {
    const { server, held } = open();
    await retitle('Not saved yet');
    const file = new File(['# New'], 'new.md');
    await userEvent.upload(screen.getByLabelText('Choose files'), [file], { applyAccept: false });
    fireEvent.change(await screen.findByLabelText('What is new in it'), {
      target: { value: 'All of it' },
    });
    await press('Replace');
    await screen.findByText(/^Version 2 is what others read\./);
    await screen.findByRole('link', { name: 'See version 1' });
    expect(held.sheet?.revision).toBe(2);
    expect(server.asked('PUT /api/cheatsheet/file/')).toHaveLength(1);
    expect((await title()).value).toBe('Not saved yet');
  });

  it('is not replaced over what was changed elsewhere before one has seen that', async () => {
    const { held } = open();
    await title();
    const file = new File(['# New'], 'new.md');
    await userEvent.upload(screen.getByLabelText('Choose files'), [file], { applyAccept: false });
    held.sheet = anOwnSheet('a', { revision: 4 });
    await press('Replace');
    await screen.findByText(/changed elsewhere meanwhile\. Look at it/);
    await press('Replace');
    await waitFor(() => expect(held.sheet?.revision).toBe(5));
  });
});

describe('a sheet', () => {
  it('that is removed can be put back', async () => {
    const { held } = open();
    await press('Remove the cheat sheet');
    await screen.findByRole('heading', { name: 'This cheat sheet is removed' });
    await press('Put it back');
    await title();
    expect(held.sheet?.removedUntil).toBeNull();
  });

  it('that was taken down says why', async () => {
    open(anOwnSheet('a', { takenDown: 'It names a person.' }));
    await screen.findByText('They say: It names a person.');
    expect(screen.queryByRole('heading', { name: 'The file' })).toBeNull();
  });

  it('that is not there says so', async () => {
    open(null);
    await screen.findByRole('heading', { name: 'There is no such cheat sheet' });
  });
});
