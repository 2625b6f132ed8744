import { resumePaths } from '../features/resume/resume-paths.ts';
import { type FeatureRoutes, page } from './feature-routes.ts';

const pages = {
  resume: async () => (await import('../features/resume/resume-page.tsx')).ResumePage,
  resumeLink: async () => (await import('../features/resume/resume-page.tsx')).ResumeLinkPage,
};

/** What people show of themselves. */
export const peopleRoutes = (): FeatureRoutes => ({
  public: [{ path: resumePaths.link(':userid', ':key'), lazy: page(pages.resumeLink) }],
  protected: [{ path: resumePaths.resume(':userid'), lazy: page(pages.resume) }],
});
