import { type BlogServices, openBlogs } from '../features/blog/blog.feature.ts';
import type { BlogPorts } from '../features/blog/blog-tools.ts';
import type { PeopleService } from '../features/account/people.service.ts';
import type { FileService } from '../features/file/file.service.ts';
import { openPhotos } from '../features/file/photo.feature.ts';
import { openResumes } from '../features/resume/resume.feature.ts';
import type { FeatureTools } from './feature-tools.ts';
import { openTalk, type TalkPorts } from './talk-features.ts';
import type { TalkedAbout } from './talked-about.ts';

interface PersonPorts extends Pick<BlogPorts, 'follows'>, Omit<TalkPorts, 'people' | 'blocks'> {
  readonly people: PeopleService;
  readonly blocks: BlogPorts['blocks'] & TalkPorts['blocks'];
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

const openBlogsWithPictures = (
  tools: FeatureTools,
  ports: PersonPorts & Pick<BlogPorts, 'onGone'>,
) =>
  openBlogs(tools, {
    ...ports,
    pictures: {
      keep: (actor, place, sent) => ports.files().uploadForPost(actor, place, sent),
      read: (actor, fileid) => ports.files().read(actor, fileid),
      loosen: (fileids) => ports.files().loosen(fileids),
      removeAllOfPost: (blogid) => ports.files().removeAllOfPost(blogid),
    },
  });

/** What pictures, which lie elsewhere, ask of posts. */
const forPictures = (posts: BlogServices['posts']) => ({
  mayReadPost: async (userid: string, blogid: string) =>
    (await posts.forReader(userid, blogid)) !== null,
  mayReadSheet: () => Promise.resolve(false),
  namedInPosts: (fileids: readonly string[]) => posts.picturesNamed(fileids),
});

const postPath = (blogid: string): string => `/blog/view/${blogid}`;

/** Posts as what can be commented on and reported. */
const talkedAbout = (posts: BlogServices['posts']): TalkedAbout => ({
  commentables: [
    {
      kind: 'blog',
      forReader: async (userid, blogid) => {
        const seen = await posts.forReader(userid, blogid);
        return seen && { ...seen, path: postPath(blogid) };
      },
      counted: (blogid, count) => posts.countComments(blogid, count),
    },
  ],
  reportables: [
    {
      kind: 'blog',
      forReader: async (userid, blogid) => (await posts.forReader(userid, blogid)) !== null,
      forAdmin: async (blogid) => {
        const seen = await posts.forReport(blogid);
        return seen && { ...seen, path: `/blog/edit/${blogid}` };
      },
      takeDown: async (blogid, answer) => {
        await posts.takeDown(blogid, answer);
      },
      putBack: async (blogid) => {
        await posts.putBackUp(blogid);
      },
    },
  ],
});

/** What belongs to a person and outlives a lecture. */
export const openPeopleFeatures = (tools: FeatureTools, ports: PersonPorts) => {
  const onGone = (blogid: string) => talk.gone('blog', blogid);
  const blog = openBlogsWithPictures(tools, { ...ports, onGone });
  const talk = openTalk(tools, ports, talkedAbout(blog.services.posts));
  return {
    blog,
    forPictures: forPictures(blog.services.posts),
    /** In the order in which a person's data goes. */
    features: [...openResumesWithPhotos(tools, ports.people), blog, ...talk.features] as const,
  };
};
