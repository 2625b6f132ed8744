import { uploadLimits } from '@sets/shared/file/upload.contract.ts';
import type { SheetDraft } from '@sets/shared/cheatsheet/cheatsheet.contract.ts';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeSheetServer } from '../../../../test/fake-sheet-server.ts';
import { renderPart } from '../../../../test/render-part.tsx';
import { signIn, signOut } from '../../../../test/signed-in.ts';
import { openPdf, PdfError } from '../../../core/pdf/pdf.ts';
import { UploadPage } from './upload-page.tsx';

// Drawing needs a browser: the journey has it.
vi.mock(import('../../../core/pdf/pdf.ts'), async (original) => ({
  ...(await original()),
  openPdf: vi.fn(),
}));

const pdfFile = (name = 'Linear_algebra.pdf', more = ''): File =>
  new File([`%PDF-1.7 ${more}`], name, { type: 'application/pdf', lastModified: 1 });
const picture = (name: string): File =>
  new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), name], name, { type: 'image/jpeg' });
const markdown = (name: string, text: string): File =>
  new File([text], name, { type: 'text/markdown' });

beforeEach(() => {
  signIn();
  Object.assign(URL, { createObjectURL: () => 'blob:here', revokeObjectURL: () => undefined });
  HTMLCanvasElement.prototype.toBlob = (done) => done(new Blob(['cover'], { type: 'image/jpeg' }));
  vi.mocked(openPdf).mockImplementation(async () => ({
    pages: 12,
    draw: () => ({ done: Promise.resolve(true), stop: () => undefined }),
    sizeOf: async () => ({ width: 1, height: 1 }),
    textOf: async () => '',
    layText: async () => [],
    close: () => undefined,
  }));
});
afterEach(async () => {
  await act(async () => signOut());
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(URL, 'createObjectURL');
  Reflect.deleteProperty(URL, 'revokeObjectURL');
});

const open = () => {
  const server = fakeSheetServer();
  return { server, ...renderPart(<UploadPage />, '/cheatsheets/upload') };
};
const choose = (...files: File[]): Promise<void> =>
  userEvent.upload(screen.getByLabelText('Choose files'), files, { applyAccept: false });
const sheet = (name: string) => screen.findByRole('region', { name });
const press = (name: string | RegExp, form?: HTMLElement): Promise<void> =>
  userEvent.click((form === undefined ? screen : within(form)).getByRole('button', { name }));
const fill = (form: HTMLElement, name: string, value: string): void => {
  fireEvent.change(within(form).getByLabelText(name), { target: { value } });
};
type Server = ReturnType<typeof fakeSheetServer>;
const published = (server: Server): SheetDraft[] => server.published.map(({ draft }) => draft);

describe('a PDF', () => {
  it('is shown at once, sent by itself, and published with what is said of it', async () => {
    const { server } = open();
    await choose(pdfFile());
    const form = await sheet('Linear algebra');
    within(form).getByRole('img', { name: 'First page' });
    within(form).getByText(/^PDF · 12 pages · /);
    await waitFor(() => expect(server.whole()).toEqual(['Linear_algebra.pdf', 'cover.jpg']));
    fill(form, 'Subject', 'Mathematics');
    fill(form, 'Language', 'de');
    await userEvent.click(within(form).getByRole('radio', { name: 'Only me' }));
    await userEvent.type(within(form).getByLabelText('Add a tag'), 'Matrices,');
    await press('Publish', form);
    await screen.findByText('Published. Only you can read it.');
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'See it' }));
    expect(published(server)).toEqual([
      {
        facts: {
          title: 'Linear algebra',
          description: '',
          subject: 'Mathematics',
          moduleid: null,
          tags: ['matrices'],
          language: 'de',
        },
        settings: { audience: 'own', commentsOpen: true },
        file: {
          kind: 'pdf',
          uploadid: server.idOf('Linear_algebra.pdf'),
          cover: server.idOf('cover.jpg'),
        },
      },
    ]);
  });

  it.each([
    ['locked', /wants a password/],
    ['damaged', /is damaged/],
  ] as const)('that is %s is refused at once, and nothing is sent', async (fault, said) => {
    vi.mocked(openPdf).mockRejectedValue(new PdfError(fault));
    const { server } = open();
    await choose(pdfFile());
    await screen.findByText(said);
    expect(screen.queryByRole('region')).toBeNull();
    expect(server.asked('PUT /api/upload')).toEqual([]);
    await press('Dismiss the note about Linear_algebra.pdf');
    expect(screen.queryByText(said)).toBeNull();
  });

  it('is taken without a cover where what draws it does not come', async () => {
    vi.mocked(openPdf).mockRejectedValue(new Error('no network'));
    const { server } = open();
    await choose(pdfFile());
    await press('Publish', await sheet('Linear algebra'));
    await screen.findByText(/^Published/);
    expect(published(server)[0]?.file).toMatchObject({ kind: 'pdf', cover: null });
  });

  it('is published once, however often that is pressed, and again after a failure', async () => {
    const { server } = open();
    server.away = true;
    await choose(pdfFile());
    const form = await sheet('Linear algebra');
    await waitFor(() => expect(server.whole()).toHaveLength(2));
    const button = within(form).getByRole('button', { name: 'Publish' });
    fireEvent.click(button);
    fireEvent.click(button);
    await within(form).findByText('Not now.');
    server.away = false;
    fireEvent.click(button);
    fireEvent.click(button);
    await screen.findByText(/^Published/);
    const asked = server.asked('PUT /api/cheatsheet/sheet/');
    expect(asked).toHaveLength(2);
    expect(new Set(asked).size).toBe(1);
  });

  it('several of them are several sheets, published together', async () => {
    const { server } = open();
    await choose(pdfFile('One.pdf'), pdfFile('Two.pdf', '2'));
    await sheet('Two');
    await press('Publish all 2');
    await waitFor(() => expect(screen.getAllByText(/^Published/)).toHaveLength(2));
    expect(published(server).map(({ facts }) => facts.title)).toEqual(['One', 'Two']);
  });
});

it('of several that are published together, what is missing in one is shown', async () => {
  const { server } = open();
  await choose(pdfFile('Two.pdf', '2'), picture('IMG_1.jpg'));
  const form = await sheet('New sheet');
  await press('Publish all 2');
  await screen.findByText(/^Published/);
  await waitFor(() => expect(document.activeElement).toBe(within(form).getByLabelText('Title')));
  expect(published(server)).toHaveLength(1);
});

describe('pictures', () => {
  it('become one sheet, in the order that is made, without those that are removed', async () => {
    const { server } = open();
    await choose(picture('IMG_1.jpg'), picture('b.jpg'), picture('c.jpg'));
    const form = await sheet('New sheet');
    await within(form).findByRole('img', { name: 'Page 3: c.jpg' });
    fireEvent.keyDown(within(form).getByRole('button', { name: /^Move c\.jpg: drag/ }), {
      key: 'ArrowLeft',
    });
    within(form).getByRole('img', { name: 'Page 2: c.jpg' });
    await press('Move IMG_1.jpg one page on', form);
    within(form).getByText('IMG_1.jpg is page 2 of 3 now.');
    await press('Remove b.jpg', form);
    fill(form, 'Title', 'Board');
    await press('Publish', form);
    await screen.findByText(/^Published/);
    const uploadids = ['c.jpg', 'IMG_1.jpg'].map((name) => server.idOf(name));
    expect(published(server)[0]?.file).toEqual({ kind: 'pictures', uploadids });
    await waitFor(() => expect(server.whole()).toEqual(['IMG_1.jpg', 'c.jpg']));
  });

  it('want a title before they are published', async () => {
    const { server } = open();
    await choose(picture('a.jpg'));
    const form = await sheet('a');
    fill(form, 'Title', '');
    await press('Publish', form);
    expect(document.activeElement).toBe(within(form).getByLabelText('Title'));
    within(form).getByText('Fill this in.');
    expect(published(server)).toEqual([]);
  });

  it('for the people of a space need one', async () => {
    open();
    await choose(picture('a.jpg'));
    const form = await sheet('a');
    await userEvent.click(within(form).getByRole('radio', { name: 'The space' }));
    await press('Publish', form);
    within(form).getByText('Choose the space whose people may read it.');
    expect(document.activeElement).toBe(within(form).getByLabelText('For a space'));
    await userEvent.selectOptions(within(form).getByLabelText('For a space'), 'Algebra I');
    await press('Publish', form);
    await screen.findByText('Published. Whoever may read its space can read it.');
  });
});

describe('a Markdown file', () => {
  it('is seen as it will be read', async () => {
    const { server } = open();
    await choose(markdown('limits.md', '# Limits'));
    const form = await sheet('limits');
    await within(form).findByText(/Limits/, { selector: 'section *' });
    await press('Publish', form);
    await screen.findByText(/^Published/);
    expect(published(server)[0]?.file).toEqual({
      kind: 'markdown',
      uploadid: server.idOf('limits.md'),
    });
  });
});

describe('what cannot be taken', () => {
  it.each([
    ['word', new File(['PK\u0003\u0004'], 'a.docx'), /^: A sheet is a PDF, pictures/],
    ['empty', new File([], 'a.md'), /nothing in this file/],
    ['other bytes', new File([new Uint8Array([0xff, 0xfe, 0])], 'a.md'), /not text/],
    ['a name alone', new File(['hello'], 'a.pdf'), /not a PDF/],
    ['long', markdown('a.md', 'x'.repeat(200_001)), /at most 200,000 characters/],
  ])('is said at once: %s', async (_what, file, said) => {
    const { server } = open();
    await choose(file);
    await screen.findByText(said);
    expect(server.asked('PUT /api/upload')).toEqual([]);
  });

  it('is what is larger than a file may be', async () => {
    open();
    const file = pdfFile();
    Object.defineProperty(file, 'size', { value: uploadLimits.bytes + 1 });
    await choose(file);
    await screen.findByText(/It may have 50 MB at most/);
  });

  it('is what has no room: the server says so, and it can be tried again', async () => {
    const { server } = open();
    server.isFull = true;
    await choose(pdfFile());
    const form = await sheet('Linear algebra');
    await within(form).findByText('No room.');
    // One file was chosen: its cover is none to be counted.
    expect(within(form).queryByText(/files sent/)).toBeNull();
    server.isFull = false;
    await press('Try again', form);
    await press('Publish', form);
    await screen.findByText(/^Published/);
  });
});

it('what is dropped beside the field is taken too', async () => {
  open();
  fireEvent.drop(screen.getByRole('main'), {
    dataTransfer: { types: ['Files'], files: [markdown('limits.md', '# Limits')] },
  });
  await sheet('limits');
});

describe('leaving', () => {
  it('asks where something is not published, and lets go what is', async () => {
    const { router } = open();
    await choose(pdfFile());
    await sheet('Linear algebra');
    await userEvent.click(screen.getByRole('link', { name: 'My files' }));
    await screen.findByRole('dialog', { name: 'Leave without publishing?' });
    await press('Cancel');
    expect(router.state.location.pathname).toBe('/cheatsheets/upload');
    await press('Do without it');
    await userEvent.click(screen.getByRole('link', { name: 'My files' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/cheatsheets/myfiles'));
  });
});
