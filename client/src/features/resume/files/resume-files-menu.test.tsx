import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerFetch, heldBack, json } from '../../../../test/answer-fetch.ts';
import { renderPart } from '../../../../test/render-part.tsx';
import { useToasts } from '../../../ui/toast.ts';
import { ResumeFilesMenu } from './resume-files-menu.tsx';
import { resumeOf } from './testing/resume-of.ts';

const call = 'POST /api/user/resume/import';
const paper = 'GET /api/user/resume/pdf/mira?design=academic';
const tea = { skillName: 'Tea', description: '' };
const empty = resumeOf();

type Answers = Parameters<typeof answerFetch>[0];
const open = (answers: Answers = {}, resume = empty, isOwner = true) => {
  const asked = answerFetch(answers);
  const onChanged = vi.fn();
  const props = { resume, isOwner, onChanged };
  renderPart(
    <ResumeFilesMenu {...props} token={isOwner ? 'token' : null} linkKey={isOwner ? null : 'k'} />,
  );
  return { asked, onChanged };
};
const press = async (name: string): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));
const choose = async (...files: File[]): Promise<void> =>
  userEvent.upload(await screen.findByLabelText(/Choose files/), files);
const resumeFile = (value: unknown): File =>
  new File([JSON.stringify(value)], 'resume.json', { type: 'application/json' });

const saved: { name: string; text: Promise<string> }[] = [];
beforeEach(() => {
  saved.length = 0;
  let file = new Blob();
  Object.assign(URL, {
    createObjectURL: (given: Blob) => {
      file = given;
      return 'blob:here';
    },
    revokeObjectURL: () => undefined,
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, text: file.text() });
  });
});
afterEach(() => {
  Reflect.deleteProperty(URL, 'createObjectURL');
  Reflect.deleteProperty(URL, 'revokeObjectURL');
  useToasts.setState({ toasts: [] });
});

describe('on paper', () => {
  it('is a PDF of the design that is chosen', async () => {
    const headers = { 'content-type': 'application/pdf' };
    const { asked } = open({ [paper]: () => new Response('%PDF', { headers }) });
    await press('Print or download');
    await userEvent.click(await screen.findByLabelText('Academic'));
    screen.getByText('Education first, dates in the margin.');
    await press('Download PDF');
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['Mira resume.pdf']));
    expect(asked.of(paper).map(({ token }) => token)).toEqual(['token']);
  });

  it('says why there is no PDF; who came by a link shows its key', async () => {
    open(
      {
        'GET /api/user/resume/pdf/mira?key=k&design=plain': () =>
          json(503, { code: 'UNAVAILABLE', msg: 'Too many at once.' }),
      },
      empty,
      false,
    );
    expect(screen.queryByRole('button', { name: 'Import' })).toBeNull();
    await press('Print or download');
    await press('Download PDF');
    expect(await screen.findByText('Too many at once.')).toHaveProperty('role', 'alert');
  });

  it('is data for other programs', async () => {
    open({}, resumeOf({ entries: { skill: [tea] } }));
    await press('Print or download');
    await press('Download JSON Resume');
    expect(saved.map(({ name }) => name)).toEqual(['Mira resume.json']);
    expect(JSON.parse((await saved[0]?.text) ?? '')).toMatchObject({ skills: [{ name: 'Tea' }] });
  });

  it('is printed once all of it is drawn, and is gone afterwards', async () => {
    const printed: (string | null | undefined)[] = [];
    vi.stubGlobal('print', () => {
      printed.push(document.querySelector('.resume-print')?.textContent);
      dispatchEvent(new Event('afterprint'));
    });
    open({}, resumeOf({ intro: 'I **teach**.', entries: { skill: [tea] } }));
    await press('Print or download');
    await press('Print');
    await waitFor(() => expect(printed).toEqual(['MiraSummaryI teach.SkillsTea']));
    await waitFor(() => expect(document.querySelector('.resume-print')).toBeNull());
    expect(document.documentElement.dataset['printsResume']).toBeUndefined();
  });
});

describe('from a file', () => {
  const file = resumeFile({
    basics: { label: 'Teacher', summary: 'I teach.', image: 'x.png' },
    skills: [{ name: 'Tea' }, { name: 'Coffee' }],
  });

  it('is looked at, and what is chosen is added once', async () => {
    const resume = resumeOf({ intro: 'Here before', entries: { skill: [tea] } });
    const held = [heldBack(), heldBack()];
    let tries = 0;
    const { asked, onChanged } = open({ [call]: () => held[tries++]!.answer() }, resume);
    await press('Import');
    await choose(file);
    const skills = within(await screen.findByRole('region', { name: 'Skills' }));
    const ticks = (): boolean[] =>
      screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked);
    // Headline, introduction, all skills, tea, coffee.
    expect(ticks()).toEqual([true, false, false, false, true]);
    skills.getByText('Already in your resume.');
    screen.getByText('basics.image');
    screen.getByText('1 entry chosen');

    await press('Add to the resume');
    held[0]!.give(json(503, { code: 'UNAVAILABLE', msg: 'Try again.' }));
    await screen.findByText('Try again.');
    await press('Add to the resume');
    const changed = resumeOf({ entries: { skill: [tea] } });
    held[1]!.give(json(200, changed));
    await waitFor(() => expect(onChanged).toHaveBeenCalledWith(changed));
    const [first, second] = asked.of(call).map(({ body }) => body);
    expect(second).toEqual(first);
    expect(first).toEqual({
      about: { ...empty.about, headline: 'Teacher' },
      wkexp: [],
      education: [],
      skill: [{ skillName: 'Coffee', description: '', entryId: expect.stringMatching(/^\w{20}$/) }],
      interest: [],
      achievement: [],
    });
    expect(useToasts.getState().toasts.map(({ message }) => message)).toEqual(['Added 1 entry']);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('that would overfill a section says so before anything is sent', async () => {
    const many = Array.from({ length: 99 }, (_none, at) => ({
      skillName: `Skill ${at}`,
      description: '',
    }));
    open({}, resumeOf({ entries: { skill: many } }));
    await press('Import');
    await choose(file);
    await screen.findByText('Skills holds 100 entries: choose 1 fewer.');
    const add = screen.getByRole<HTMLButtonElement>('button', { name: 'Add to the resume' });
    expect(add.disabled).toBe(true);
    await userEvent.click(screen.getByRole('checkbox', { name: /Coffee/ }));
    expect(add.disabled).toBe(false);
  });

  it('of LinkedIn has an address that is not taken unasked', async () => {
    const { asked } = open({ [call]: () => json(200, empty) });
    await press('Import');
    await choose(
      new File(['Email Address,Confirmed,Primary\na@b.example,Yes,Yes'], 'Email Addresses.csv'),
      new File(['Name\nTea'], 'Skills.csv'),
    );
    const email = await screen.findByRole<HTMLInputElement>('checkbox', { name: /^Email/ });
    expect(email.checked).toBe(false);
    await userEvent.click(email);
    await press('Add to the resume');
    await waitFor(() => expect(asked.of(call)).toHaveLength(1));
    expect(asked.of(call)[0]?.body).toMatchObject({
      about: { email: 'a@b.example' },
      skill: [tea],
    });
  });

  it('that cannot be read says why, and another can be chosen', async () => {
    open();
    await press('Import');
    await choose(new File(['{'], 'torn.json'));
    await screen.findByText('torn.json is no JSON.');
    await choose(file);
    await screen.findByText('2 entries found.');
    await press('Other files');
    await screen.findByLabelText(/Choose files/);
  });
});
