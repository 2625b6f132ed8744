import type { Resume } from '@sets/shared/resume/resume.contract.ts';
import { emptyResume } from '@sets/shared/resume/resume.migrations.ts';
import type { ManualClock } from './manual-clock.ts';
import type { Person, TestApp } from './start-test-app.ts';

const { access: _access, ...nothing } = emptyResume;
/** What a resume says where nothing was written. */
export const nothingSaid = nothing;

/** The calls of resumes, as people make them; the limits are proved elsewhere. */
export const resumeStage = (app: TestApp, clock: ManualClock) => {
  const call = (method: string, who: Person, name: string, body?: unknown) => {
    clock.advance(1_000);
    return app.call<Resume>(method, `/api/user/resume/${name}`, {
      token: who.token,
      ...(body === undefined ? {} : { body }),
    });
  };
  return {
    change: (who: Person, name: string, body?: object) => call('POST', who, name, body),
    remove: (who: Person, name: string) => call('DELETE', who, name),
    /** Null is a visitor. */
    read: (who: Person | null, userid: string, key?: string) =>
      app.call<Resume>(
        'GET',
        `/api/user/getresume/${userid}${key === undefined ? '' : `?key=${key}`}`,
        { token: who?.token },
      ),
    own: async (who: Person) =>
      (
        await app.call<Resume>('GET', `/api/user/getresume/${who.userid}`, {
          token: who.token,
        })
      ).body,
  };
};
