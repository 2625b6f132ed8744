import { ok } from '@sets/shared/core/result.ts';
import { choice } from '@sets/shared/question/kinds/choice.ts';
import type { ChoiceQuestion } from '@sets/shared/question/kinds/choice-question.ts';
import { example as pin } from '@sets/shared/question/kinds/testing/pin.drafts.ts';
import { kindOf, type Question } from '@sets/shared/question/question-kinds.ts';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import { fillGaps } from '../../../../test/render-app.tsx';
import { QuestionText } from '../form/question-text.tsx';
import { KeepPictureContext, type KeepQuestionPicture } from './keep-picture.ts';
import { LinePicture } from './line-picture.tsx';
import { PicturePlace } from './picture-place.tsx';
import { ScreenPicture } from './screen-picture.tsx';

beforeAll(fillGaps);

const kept = { fileid: 'a-picture', width: 40, height: 30 };
const picture = { ...kept, alt: 'A jar of beans' };
const asked = { kind: 'number', picture };

describe('in the editor', () => {
  const file = new File(['picture'], 'jar.png', { type: 'image/png' });
  let seen: Question;
  const Written = ({ keep }: { readonly keep: KeepQuestionPicture | null }) => {
    const [question, setQuestion] = useState<ChoiceQuestion>(() => choice.blank(() => 'q1'));
    const change = (next: ChoiceQuestion): void => {
      seen = next;
      setQuestion(next);
    };
    return (
      <KeepPictureContext value={keep}>
        <QuestionText
          question={question}
          isFresh={false}
          lacks={kindOf(question).lacks(question)}
          onChange={change}
        />
      </KeepPictureContext>
    );
  };
  const open = () => render(<Written keep={() => Promise.resolve(ok(kept))} />);
  const text = () => screen.getByRole('textbox', { name: 'Your question' });

  it('is chosen, asks what is seen on it, becomes another one that says the same, and goes again', async () => {
    open();
    await userEvent.upload(screen.getByLabelText('Add a picture'), file);
    await screen.findByText(/^Write what is seen on it/);
    await userEvent.type(screen.getByLabelText('What is seen on it'), 'A jar');
    expect(screen.queryByText(/^Write what is seen on it/)).toBeNull();
    await userEvent.upload(screen.getByLabelText('Another picture'), file);
    await waitFor(() => expect(seen.picture).toEqual({ ...kept, alt: 'A jar' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove the picture' }));
    expect(seen).not.toHaveProperty('picture');
    expect(document.activeElement).toBe(screen.getByLabelText('Add a picture'));
  });

  it('is let go over the text, or pasted into it', async () => {
    open();
    fireEvent.drop(text(), { dataTransfer: { files: [file], types: ['Files'] } });
    await screen.findByLabelText('What is seen on it');
    await userEvent.click(screen.getByRole('button', { name: 'Remove the picture' }));
    fireEvent.paste(text(), { clipboardData: { files: [file], getData: () => '' } });
    await screen.findByLabelText('What is seen on it');
  });

  it('is none where nobody keeps it, or where the question is answered on one', () => {
    const { unmount } = render(<Written keep={null} />);
    expect(screen.queryByLabelText('Add a picture')).toBeNull();
    unmount();
    render(
      <KeepPictureContext value={() => Promise.resolve(ok(kept))}>
        <QuestionText question={pin} isFresh={false} lacks={[]} onChange={() => undefined} />
      </KeepPictureContext>,
    );
    expect(screen.queryByLabelText(/picture/)).toBeNull();
  });
});

describe('where it is answered', () => {
  const large = () => screen.queryByRole('dialog', { name: 'A jar of beans' });
  const enlarge = async () => {
    await userEvent.click(await screen.findByRole('button', { name: /Enlarge the picture$/ }));
    expect(large()).not.toBeNull();
  };

  it('has its room at once; a tap enlarges it, and Escape, a button and the way back close it', async () => {
    const { container } = render(<PicturePlace question={asked} />);
    expect(container.firstElementChild?.getAttribute('style')).toContain('aspect-ratio');
    for (const close of [
      async () => fireEvent(large()!, new Event('cancel')),
      () => userEvent.click(screen.getByRole('button', { name: 'Close the picture' })),
      async () => history.back(),
    ]) {
      await enlarge();
      await close();
      await waitFor(() => expect(large()).toBeNull());
    }
  });

  it('becomes larger in place', async () => {
    render(<PicturePlace question={asked} />);
    await enlarge();
    await userEvent.click(screen.getByRole('button', { name: /Larger$/, pressed: false }));
    screen.getByRole('button', { name: /Larger$/, pressed: true });
  });

  it('leaves no step behind where the question goes on', async () => {
    const steps: unknown[] = [];
    const note = (): void => void steps.push('back');
    const { unmount } = render(<PicturePlace question={asked} />);
    await enlarge();
    window.addEventListener('popstate', note);
    unmount();
    await waitFor(() => expect(steps).toEqual(['back']));
    window.removeEventListener('popstate', note);
  });
});

it('stands beside the text on the wall and in lists, with what is seen on it; not where it is answered on', () => {
  const drawn = (question: { kind: string; picture?: typeof picture | null }) => {
    const { container, unmount } = render(
      <>
        <ScreenPicture question={question}>
          <p>What is asked</p>
        </ScreenPicture>
        <LinePicture question={question} />
        <PicturePlace question={question} />
      </>,
    );
    screen.getByText('What is asked');
    const alts = [...container.querySelectorAll('img')].map(({ alt }) => alt);
    unmount();
    return alts.slice(0, 2);
  };
  expect(drawn(asked)).toEqual([picture.alt, picture.alt]);
  expect(drawn({ kind: 'number' })).toEqual([]);
  expect(drawn({ kind: 'pin', picture })).toEqual([]);
});
