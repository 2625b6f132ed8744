import { blogPaths } from '../features/blog/blog-paths.ts';
import { peoplePaths } from '../features/people/people-paths.ts';
import { resumePaths } from '../features/resume/resume-paths.ts';
import { type FeatureRoutes, page } from './feature-routes.ts';

const pages = {
  blogEdit: async () => (await import('../features/blog/edit/blog-edit-page.tsx')).BlogEditPage,
  person: async () => (await import('./person-route.tsx')).PersonRoute,
  followers: async () => (await import('../features/people/people-page.tsx')).FollowersPage,
  followings: async () => (await import('../features/people/people-page.tsx')).FollowingsPage,
  resume: async () => (await import('../features/resume/resume-page.tsx')).ResumePage,
  blogs: async () => (await import('./blog-pages.tsx')).BlogsRoute,
  post: async () => (await import('./blog-pages.tsx')).PostRoute,
  resumeLink: async () => (await import('../features/resume/resume-page.tsx')).ResumeLinkPage,
};

/** People: the page of one, who follows them and whom they follow, and what they show of themselves. */
export const peopleRoutes = (): FeatureRoutes => ({
  public: [{ path: resumePaths.link(':userid', ':key'), lazy: page(pages.resumeLink) }],
  protected: [
    { path: peoplePaths.person(':userid'), lazy: page(pages.person) },
    { path: peoplePaths.followers(':userid'), lazy: page(pages.followers) },
    { path: peoplePaths.followings(':userid'), lazy: page(pages.followings) },
    { path: resumePaths.resume(':userid'), lazy: page(pages.resume) },
    { path: blogPaths.feed, lazy: page(pages.blogs) },
    { path: '/blog/view/:blogid', lazy: page(pages.post) },
    // One page with two addresses: a new post gets its own while it is written.
    {
      lazy: page(pages.blogEdit),
      // They draw nothing of their own, and say so: the router warns of a page that draws nothing.
      children: [
        { path: blogPaths.publish, element: null },
        { path: '/blog/edit/:blogid', element: null },
      ],
    },
  ],
});
