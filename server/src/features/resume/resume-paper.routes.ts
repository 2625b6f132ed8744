import { resumeCalls } from '@sets/shared/resume/resume.calls.ts';
import type { Clock } from '../../core/clock.ts';
import { type RouteGroup, serve } from '../../core/route.ts';
import { drawInThread } from './paper/draw-in-thread.ts';
import type { ResumeService } from './resume.service.ts';

/** What stands for something else in the name of a file, or on no keyboard, is left out. */
const fileName = (username: string): string => {
  const plain = username.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '');
  return `resume-${plain === '' ? 'sets' : plain}.pdf`;
};

/** Resumes on paper: drawn anew for each call, one after the other. */
export const resumePaperRoutes = (resumes: ResumeService, clock: Clock): RouteGroup => {
  const draw = drawInThread();
  return {
    name: 'Resume on paper',
    schemas: {},
    routes: [
      serve(resumeCalls.paper, async ({ actor, params, query: { key, design } }) => {
        const told = await resumes.read(actor, params.userid, key);
        const { userid: _userid, revision: _revision, access: _access, ...said } = told;
        // Those without an account have the link of one person alike.
        const who = actor?.userid ?? `link of ${params.userid}`;
        const photo = await resumes.photoOf(told);
        const contents = await draw(who, {
          resume: said,
          design,
          photo,
          at: new Date(clock.now()),
        });
        return { name: fileName(told.username), contents };
      }),
    ],
  };
};
