import { type BlogServices, openBlogs } from '../features/blog/blog.feature.ts';
import type { BlogPorts } from '../features/blog/blog-tools.ts';
import type { PeopleService } from '../features/account/people.service.ts';
import type { FileService } from '../features/file/file.service.ts';
import { openPhotos } from '../features/file/photo.feature.ts';
import { openResumes } from '../features/resume/resume.feature.ts';
import type { FeatureTools } from './feature-tools.ts';

interface PersonPorts extends Pick<BlogPorts, 'blocks' | 'follows'> {
  readonly people: PeopleService;
  /** Open once a call comes in. */
  readonly files: () => FileService;
}

/** Resumes, and the photos that they show. */
const openResumesWithPhotos = (tools: FeatureTools, people: PeopleService) => {
  const photo = openPhotos(tools, {
    people,
    named: (photos) => resume.services.resumes.photosNamed(photos),
  });
  const resume = openResumes(tools, { people, photos: photo.services.photos });
  return [photo, resume] as const;
};

const openBlogsWithPictures = (tools: FeatureTools, ports: PersonPorts) =>
  openBlogs(tools, {
    ...ports,
    pictures: {
      keep: (actor, place, sent) => ports.files().uploadForPost(actor, place, sent),
      read: (actor, fileid) => ports.files().read(actor, fileid),
      loosen: (fileids) => ports.files().loosen(fileids),
      removeAllOfPost: (blogid) => ports.files().removeAllOfPost(blogid),
    },
    // Nothing is said under posts yet.
    onGone: () => Promise.resolve(),
  });

/** What pictures, which lie elsewhere, ask of posts. */
const forPictures = (posts: BlogServices['posts']) => ({
  mayReadPost: async (userid: string, blogid: string) =>
    (await posts.forReader(userid, blogid)) !== null,
  namedInPosts: (fileids: readonly string[]) => posts.picturesNamed(fileids),
});

/** What belongs to a person and outlives a lecture. */
export const openPeopleFeatures = (tools: FeatureTools, ports: PersonPorts) => {
  const blog = openBlogsWithPictures(tools, ports);
  return {
    blog,
    forPictures: forPictures(blog.services.posts),
    /** In the order in which a person's data goes. */
    features: [...openResumesWithPhotos(tools, ports.people), blog] as const,
  };
};
