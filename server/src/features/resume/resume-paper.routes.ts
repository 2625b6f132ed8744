import { resumeCalls } from '@sets/shared/resume/resume.calls.ts';
import { createBounded } from '../../core/bounded.ts';
import { type RouteGroup, serve } from '../../core/route.ts';
import { drawResume } from './paper/draw-resume.ts';
import { resumeMessages } from './resume.messages.ts';
import type { ResumeService } from './resume.service.ts';

/** What stands for something else in the name of a file, or on no keyboard, is left out. */
const fileName = (username: string): string => {
  const plain = username.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '');
  return `resume-${plain === '' ? 'sets' : plain}.pdf`;
};

/** Resumes on paper: drawn anew for each call, a few at the same time. */
export const resumePaperRoutes = (resumes: ResumeService): RouteGroup => {
  const inTurn = createBounded({ atOnce: 2, waiting: 30, msg: resumeMessages.busy });
  return {
    name: 'Resume on paper',
    schemas: {},
    routes: [
      serve(resumeCalls.paper, async ({ actor, params, query: { key, design } }) => {
        const told = await resumes.read(actor, params.userid, key);
        const { userid: _userid, revision: _revision, access: _access, ...said } = told;
        const contents = await inTurn(async () =>
          drawResume(said, { design, photo: await resumes.photoOf(told) }),
        );
        return { name: fileName(told.username), contents };
      }),
    ],
  };
};
