import { fail, ok } from '@sets/shared/core/result.ts';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { KeepPicture } from '../use-picture-adding.ts';
import { TextEditor } from './text-editor.tsx';

const png = (name = 'a [tree]](x).png', type = 'image/png') => new File(['x'], name, { type });

const Editor = ({ start, keepPicture }: { start: string; keepPicture: KeepPicture }) => {
  const [text, setText] = useState(start);
  return (
    <TextEditor
      label="Text"
      most={1_000}
      value={text}
      onChange={setText}
      keepPicture={keepPicture}
    />
  );
};
const open = (start = '', keepPicture: KeepPicture = async () => ok('/api/file/p1')) => {
  render(<Editor start={start} keepPicture={keepPicture} />);
  return screen.getByLabelText<HTMLTextAreaElement>('Text');
};

afterEach(cleanup);

describe('a picture', () => {
  const ways = {
    pasted: (field: HTMLElement, file: File) =>
      fireEvent.paste(field, { clipboardData: { files: [file] } }),
    dropped: (field: HTMLElement, file: File) =>
      fireEvent.drop(field, { dataTransfer: { files: [file], types: ['Files'] } }),
    chosen: (_field: HTMLElement, file: File) => {
      const input = document.querySelector<HTMLInputElement>('input[type=file]');
      fireEvent.change(input!, { target: { files: [file] } });
    },
  };
  it.each(Object.entries(ways))('that is %s stands on a line of its own', async (_how, add) => {
    const field = open('before');
    field.setSelectionRange(6, 6);
    add(field, png());
    await waitFor(() => expect(field.value).toBe('before\n![a tree x](/api/file/p1)\n'));
    expect(screen.getByText('The picture is added.')).toBeDefined();
  });

  it('of a kind that no browser shows alike is not sent', async () => {
    const keep = vi.fn<KeepPicture>();
    const field = open('', keep);
    fireEvent.paste(field, { clipboardData: { files: [png('x.svg', 'image/svg+xml')] } });
    await screen.findByText(/That is not a picture/);
    expect(keep).not.toHaveBeenCalled();
    expect(field.value).toBe('');
  });

  it('that is too large is not sent', async () => {
    const keep = vi.fn<KeepPicture>();
    const large = png();
    Object.defineProperty(large, 'size', { value: 6_000_000 });
    fireEvent.paste(open('', keep), { clipboardData: { files: [large] } });
    await screen.findByText('A picture may have 5 MB at most.');
    expect(keep).not.toHaveBeenCalled();
  });

  it('that the server refuses leaves the text as it is, and says why', async () => {
    const field = open('before', async () => fail('FULL', 'No more pictures.'));
    fireEvent.paste(field, { clipboardData: { files: [png()] } });
    await screen.findByText('No more pictures.');
    expect(field.value).toBe('before');
  });

  it('is not looked for in pasted text', () => {
    const keep = vi.fn<KeepPicture>();
    const isLeft = fireEvent.paste(open('', keep), { clipboardData: { files: [] } });
    expect(isLeft).toBe(true);
    expect(keep).not.toHaveBeenCalled();
  });
});

it('shows what is written as it will be read, and goes on where it was', async () => {
  const field = open('**bold**');
  await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
  await waitFor(() => expect(screen.getByText('bold').tagName).toBe('STRONG'));
  await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
  await userEvent.type(field, '!');
  expect(field.value).toBe('**bold**!');
});

it('makes bold what is selected', async () => {
  const field = open('so it is');
  field.setSelectionRange(3, 5);
  await userEvent.click(screen.getByRole('button', { name: 'Bold' }));
  expect(field.value).toBe('so **it** is');
  await waitFor(() => expect(document.activeElement).toBe(field));
  await waitFor(() => expect([field.selectionStart, field.selectionEnd]).toEqual([5, 7]));
});
