import {
  type Resume,
  type ResumeContent,
  resumeSections,
} from '@sets/shared/resume/resume.contract.ts';
import type { FoundEntries } from '../gathered.ts';

interface Given extends Partial<Omit<ResumeContent, keyof FoundEntries>> {
  readonly entries?: Partial<FoundEntries>;
}

/** The resume of Mira with this in it, and nothing else. */
export const resumeOf = ({ entries = {}, ...content }: Given = {}): Resume => ({
  userid: 'mira',
  username: 'Mira',
  revision: 1,
  about: { headline: '', email: '', phone: '', place: '', links: [] },
  photo: null,
  intro: '',
  access: { isClosed: false, key: null },
  ...content,
  // Each section has the entries of its own name.
  ...(Object.fromEntries(
    resumeSections.map((section) => [
      section,
      (entries[section] ?? []).map((fields, at) =>
        Object.assign({ entryId: `${section}-${at}` }, fields),
      ),
    ]),
  ) as Pick<Resume, keyof FoundEntries>),
});
