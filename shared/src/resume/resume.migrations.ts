import * as z from 'zod/mini';
import type { StoredShape } from '../core/stored-shape.ts';
import { type Resume, resume } from './resume.contract.ts';

/** What a resume says, whoever it is about. */
export type ResumeContent = Omit<Resume, 'userid' | 'username'>;

export const storedResume: StoredShape<ResumeContent> = {
  name: 'resume',
  schema: z.omit(resume, { userid: true, username: true }),
  migrations: [],
};
