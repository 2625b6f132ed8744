import { fail, ok, type Result } from '@sets/shared/core/result.ts';
import type { Resume } from '@sets/shared/resume/resume.contract.ts';
import { emptyResume } from '@sets/shared/resume/resume.migrations.ts';
import type { ResumeChange, ResumeServer } from '../src/features/resume/resume-server.ts';

export const resumeOf = (change: Partial<Resume>): Resume => ({
  ...emptyResume,
  userid: 'mira',
  username: 'Mira',
  revision: 1,
  ...change,
});

export const job = (entryId: string, title = `Job ${entryId}`) => ({
  entryId,
  title,
  company: 'School',
  duration: '',
  description: '',
});

type Entry = { readonly entryId: string };
/** `away`: nothing arrives. `lost reply`: what is sent arrives, and nobody hears of it. */
type NetworkFault = 'away' | 'lost reply' | null;

const withEntries = (
  resume: Resume,
  section: Extract<ResumeChange, { kind: 'add' }>['section'],
  entries: readonly Entry[],
): Resume => ({ ...resume, [section]: entries });

const entryChanged = (
  resume: Resume,
  change: Extract<ResumeChange, { kind: 'add' | 'edit' | 'remove' | 'reorder' }>,
): Resume | null => {
  const { section } = change;
  const entries: readonly Entry[] = resume[section];
  if (change.kind === 'reorder') {
    const order = change.entryIds;
    const found = order.flatMap((id) => entries.find(({ entryId }) => entryId === id) ?? []);
    const isWhole = found.length === entries.length && order.length === entries.length;
    return isWhole ? withEntries(resume, section, found) : null;
  }
  const { entryId } = change;
  if (change.kind === 'add') {
    const isThere = entries.some((each) => each.entryId === entryId);
    const added = [...entries, { ...change.fields, entryId }];
    return isThere ? resume : withEntries(resume, section, added);
  }
  const { entryIndex } = change;
  if (entries[entryIndex]?.entryId !== entryId) return null;
  const next =
    change.kind === 'remove'
      ? entries.toSpliced(entryIndex, 1)
      : entries.with(entryIndex, { ...change.fields, entryId });
  return withEntries(resume, section, next);
};

/** Null where the server answers with CONFLICT. */
const changed = (resume: Resume, change: ResumeChange): Resume | null => {
  if ('revision' in change && change.revision !== resume.revision) return null;
  switch (change.kind) {
    case 'intro':
      return { ...resume, ...(change.fields as Pick<Resume, 'intro'>) };
    case 'about':
      return { ...resume, about: change.fields as unknown as Resume['about'] };
    case 'photo':
      return { ...resume, photo: change.photo === null ? null : `photo-${resume.revision}` };
    case 'access':
      return { ...resume, access: { key: null, ...resume.access, isClosed: change.isClosed } };
    case 'link': {
      const key = change.isOpen ? 'k'.repeat(22) : null;
      return { ...resume, access: { isClosed: false, ...resume.access, key } };
    }
    default:
      return entryChanged(resume, change);
  }
};

/** A server of one resume, with the rules of the real one on ids, places and revisions. */
export const fakeResumeServer = (first: Resume) => {
  let resume = first;
  const put = (next: Resume): void => {
    if (next !== resume) resume = { ...next, revision: resume.revision + 1 };
  };
  const server = {
    calls: [] as ResumeChange[],
    /** The kinds of calls that outlive their page. */
    outliving: [] as string[],
    fault: null as NetworkFault,
    /** Given to every change in place of what would become of it. */
    answer: null as Result<Resume> | null,
    now: (): Resume => resume,
    /** Another tab, or another device. */
    others: (change: (resume: Resume) => Resume): void => put(change(resume)),
    /** From a backup. */
    setBack: (older: Resume): void => {
      resume = older;
    },
    /** What is sent before it is changed. */
    onChange: (_change: ResumeChange, _before: Resume): void => undefined,
  };
  const unreachable = fail('UNAVAILABLE', 'Not reached.');
  const api: ResumeServer = {
    read: async () => (server.fault === null ? ok(resume) : unreachable),
    send: async (change, outlivesPage = false) => {
      server.calls.push(change);
      if (outlivesPage) server.outliving.push(change.kind);
      if (server.fault === 'away') return unreachable;
      if (server.answer !== null) return server.answer;
      const next = changed(resume, change);
      if (next === null) return server.fault === null ? fail('CONFLICT', 'Changed.') : unreachable;
      server.onChange(change, resume);
      put(next);
      return server.fault === null ? ok(resume) : unreachable;
    },
  };
  return Object.assign(server, { api });
};
