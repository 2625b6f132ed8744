// What the dialog is made of is there from the start, so that no test waits for it.
import './own/import-dialog.tsx';
import type { ImportReport, OwnPostLine } from '@sets/shared/blog/blog.contract.ts';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { answerFetch, json } from '../../../../test/answer-fetch.ts';
import { renderPart } from '../../../../test/render-part.tsx';
import { signIn, signOut } from '../../../../test/signed-in.ts';
import { OwnPosts } from './own-posts.tsx';

const line = (name: string, change: Partial<OwnPostLine> = {}): OwnPostLine => ({
  blogid: name.padEnd(22, '_'),
  title: name,
  summary: `About ${name}`,
  savedAt: '2026-11-28T18:00:00.000Z',
  audience: 'school',
  published: null,
  takenDown: null,
  likes: 2,
  comments: 1,
  ...change,
});
const published = { at: '2026-11-28T18:00:00.000Z', editedAt: null, differs: false };

const open = (answers: Parameters<typeof answerFetch>[0]) => {
  signIn();
  const asked = answerFetch(answers);
  return { asked, ...renderPart(<OwnPosts />) };
};
const press = (name: string): Promise<void> =>
  userEvent.click(screen.getByRole('button', { name }));

afterEach(async () => {
  await act(async () => signOut());
  cleanup();
  vi.unstubAllGlobals();
});

it('says of each post who reads it, and why one was taken down', async () => {
  open({
    'GET /api/blog/own': () =>
      json(200, {
        posts: [
          line('draft', { title: '' }),
          line('read', { published }),
          line('changed', { published: { ...published, differs: true }, audience: 'link' }),
          line('down', { published, takenDown: 'It names a person.' }),
        ],
        next: null,
      }),
  });
  const rows = await screen.findAllByRole('heading', { level: 3 });
  const textOf = (at: number): string => rows[at]?.closest('li')?.textContent ?? '';
  expect(textOf(0)).toMatch(/^No title.*Draft/);
  expect(textOf(1)).toMatch(/Published for your school.*2 likes · 1 comment/);
  expect(textOf(2)).toMatch(/Published by its link.*Changes are not published yet/);
  expect(textOf(3)).toMatch(/Taken down.*An admin says: It names a person\./);
  expect(screen.getByRole('link', { name: 'Read read' }).getAttribute('href')).toBe(
    `/blog/view/${'read'.padEnd(22, '_')}`,
  );
  expect(screen.queryByRole('link', { name: 'Read down' })).toBeNull();
});

it('sets formulas in titles and in what they say, as other lists do', async () => {
  open({
    'GET /api/blog/own': () =>
      json(200, {
        posts: [line('typeset', { title: 'Why $x^2$', summary: 'See $$\\int x$$ here' })],
        next: null,
      }),
  });
  await screen.findByRole('heading', { level: 3 });
  const formulas = [...document.querySelectorAll<HTMLElement>('.formula')];
  // In a line of a list none stands on a line of its own.
  expect(formulas.map(({ dataset }) => dataset.display)).toEqual(['false', 'false']);
});

it('shows page after page, and a post that has moved up once', async () => {
  open({
    'GET /api/blog/own': () => json(200, { posts: [line('a'), line('b')], next: 'b1' }),
    'GET /api/blog/own?before=b1': () => json(200, { posts: [line('b'), line('c')], next: null }),
  });
  await screen.findByRole('link', { name: 'a' });
  await press('More');
  await screen.findByRole('link', { name: 'c' });
  expect(screen.getAllByRole('link', { name: 'b' })).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
});

it('leads to the first post where there is none, and asks again where the server was away', async () => {
  let isAway = true;
  open({
    'GET /api/blog/own': () =>
      isAway
        ? json(503, { code: 'UNAVAILABLE', msg: 'The server is busy.' })
        : json(200, { posts: [], next: null }),
  });
  await screen.findByText('The server is busy.');
  isAway = false;
  await press('Try again');
  const link = await screen.findByRole('link', { name: 'Write a post' });
  expect(link.getAttribute('href')).toBe('/blog/publish');
  expect(screen.queryByRole('button', { name: 'Export all' })).toBeNull();
});

it('tells what became of each text of an imported file', async () => {
  const report: ImportReport = {
    items: [
      { name: 'one.md', blogid: 'o'.repeat(22), wasThere: false, remarks: [] },
      {
        name: 'two.md',
        blogid: 't'.repeat(22),
        wasThere: false,
        remarks: ['The picture a.svg was left out.'],
      },
      { name: 'three.md', blogid: null, wasThere: false, remarks: ['It is too long.'] },
      { name: 'four.md', blogid: 'f'.repeat(22), wasThere: true, remarks: ['It is left.'] },
    ],
  };
  const { asked } = open({
    'GET /api/blog/own': () => json(200, { posts: [], next: null }),
    'POST /api/blog/import': () => json(200, report),
  });
  await screen.findByRole('link', { name: 'Write a post' });
  await press('Import');
  const dialog = await screen.findByRole('dialog');
  const field = within(dialog).getByLabelText<HTMLInputElement>(/Choose a file/);
  await userEvent.upload(field, new File(['x'], 'posts.exe'), { applyAccept: false });
  await within(dialog).findByText('That is neither a Markdown file nor a zip.');
  expect(asked.of('POST /api/blog/import')).toHaveLength(0);
  await userEvent.upload(field, new File(['x'], 'posts.zip'), { applyAccept: false });
  await within(dialog).findByText('2 drafts made');
  expect(within(dialog).getByRole('link', { name: 'Open one.md' })).toBeTruthy();
  const rows = within(dialog)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(rows).toContain('three.mdNot takenIt is too long.');
  expect(rows).toContain('four.mdAlready thereIt is left.');
  expect(rows).toContain('two.mdDraft made, with remarksThe picture a.svg was left out.');
  await waitFor(() => expect(asked.of('GET /api/blog/own').length).toBeGreaterThan(1));
});
