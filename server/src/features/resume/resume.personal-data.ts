import { readStored } from '@sets/shared/core/stored-shape.ts';
import { storedResume } from '@sets/shared/resume/resume.migrations.ts';
import type { Actor } from '../../core/actor.ts';
import type { HeldFile, PersonalData } from '../../core/personal-data.ts';

/** Photos as they are kept: each is gone a day later unless a resume shows it then. */
export interface Photos {
  /** @throws AppError FORBIDDEN, BAD_REQUEST, TOO_LARGE, UNAVAILABLE */
  readonly keep: (actor: Pick<Actor, 'userid'>, sent: Buffer) => Promise<string>;
  readonly read: (photoid: string) => Promise<Buffer | null>;
  /** Their photo is about to be another, or none. */
  readonly loosen: (userid: string) => Promise<void>;
  readonly remove: (photoid: string) => Promise<void>;
  readonly removeAllOf: (userid: string) => Promise<void>;
}

/** Where the photo lies in the export. */
const photoFile = 'resume/photo.webp';

/** Resumes as they are stored, in any version. */
interface StoredResumes {
  /** Null where this person never wrote anything. */
  readonly contentOf: (userid: string) => Promise<unknown>;
  readonly remove: (userid: string) => Promise<void>;
}

/** A person's resume and its photo. */
export const resumeData = (resumes: StoredResumes, photos: Photos): PersonalData => {
  const told = async (userid: string) => {
    const stored = await resumes.contentOf(userid);
    return stored === null ? null : { stored, read: readStored(storedResume, stored) };
  };
  return {
    name: 'resume',
    holds: 'Your résumé, and who may read it; its photo lies beside it, in the folder “resume”.',
    collect: async (userid) => {
      const found = await told(userid);
      if (found === null) return null;
      const { stored, read } = found;
      // What this program cannot read is its person's all the same: as it is stored.
      if (!read.ok) return stored;
      const { photo, ...content } = read.value;
      return { ...content, photo: photo && photoFile };
    },
    async *files(userid): AsyncGenerator<HeldFile> {
      const found = await told(userid);
      const photo = found?.read.ok === true ? found.read.value.photo : null;
      const bytes = photo && (await photos.read(photo));
      if (bytes) yield { name: photoFile, bytes };
    },
    erase: async (userid) => {
      await resumes.remove(userid);
      await photos.removeAllOf(userid);
    },
  };
};
