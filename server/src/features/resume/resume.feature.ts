import type { Feature, FeatureContext } from '../../core/feature.ts';
import type { PeopleService } from '../account/people.service.ts';
import { resumeRoutes } from './resume.routes.ts';
import { ResumeService } from './resume.service.ts';

/** Public résumés. */
export const openResumes = (
  { connection }: FeatureContext,
  { people }: { readonly people: PeopleService },
): Feature<{ readonly resumes: ResumeService }> => {
  const resumes = new ResumeService({
    connection,
    findUsername: async (userid) => (await people.names([userid])).get(userid)?.username ?? null,
  });
  return {
    services: { resumes },
    api: [resumeRoutes(resumes)],
    personalData: resumes.personalData,
  };
};
