import type { Feature, FeatureContext } from '../../core/feature.ts';
import type { PeopleService } from '../account/people.service.ts';
import { resumePaperRoutes } from './resume-paper.routes.ts';
import type { Photos } from './resume.personal-data.ts';
import { resumeRoutes } from './resume.routes.ts';
import { ResumeService } from './resume.service.ts';

interface ResumePorts {
  readonly people: PeopleService;
  readonly photos: Photos;
}

/** Resumes, for whom their owners let read them. */
export const openResumes = (
  { connection, clock }: FeatureContext,
  { people, photos }: ResumePorts,
): Feature<{ readonly resumes: ResumeService }> => {
  const resumes = new ResumeService({
    connection,
    photos,
    findUsername: async (userid) => (await people.names([userid])).get(userid)?.username ?? null,
  });
  return {
    services: { resumes },
    api: [resumeRoutes(resumes), resumePaperRoutes(resumes, clock)],
    personalData: resumes.personalData,
  };
};
